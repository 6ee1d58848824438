"""How a server and the application look over the wire: much is always there that nobody here makes use of."""

from standin.forms import Json
from standin.persons import USUAL, Person

ORDINARY_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "afk_channel_id": None,
    "system_channel_id": None,
    "widget_channel_id": None,
    "max_presences": None,
    "vanity_url_code": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "incidents_data": None,
    "features": [],
    "region": "deprecated",
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "preferred_locale": "en-US",
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
}
"""The guild object, without what differs from server to server."""

QUIET_GUILD: Json = {
    "large": False,
    "unavailable": False,
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
}
"""What comes with GUILD_CREATE alone, in a server where nothing goes on."""


def everyone_role(guild_id: int) -> Json:
    """The role that everybody has, which is called after the server."""
    return {
        "id": str(guild_id),
        "name": "@everyone",
        "permissions": str(int(USUAL)),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def own_user(bot: Person) -> Json:
    """The bot's user as only the bot itself sees it."""
    return {**bot.payload(), "mfa_enabled": False, "verified": True, "locale": "en-US", "email": None}


def application(bot: Person, operator: Person, guild_count: int) -> Json:
    """The application as its own bot sees it; it has the bot's id and name."""
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot.payload(),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": operator.payload(),
        "approximate_guild_count": guild_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }
