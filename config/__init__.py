"""What the operator sets, from the environment and ``.env``."""

from config.settings import Settings, WrongSetting, load

__all__ = ["Settings", "WrongSetting", "load"]
