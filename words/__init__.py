"""Every sentence that a person reads: a file for each language, in Project Fluent's format, and how to say a message.

``spoken("de").say("exact100-move", player="Alice", number=5, total=25)`` is all there is to it. What a language lacks
is said in English. A new language is one more file here.
"""

from words.language import Fact, Language
from words.languages import ENGLISH, LANGUAGES, nearest, spoken
from words.narration import Narrator

__all__ = ["ENGLISH", "LANGUAGES", "Fact", "Language", "Narrator", "nearest", "spoken"]
