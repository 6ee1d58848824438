"""The keys that Discord's own description calls required, for each kind of object that a client is sent."""

from typing import Any, cast

USER = "id username avatar discriminator public_flags flags global_name primary_guild"
MEMBER = "avatar banner communication_disabled_until flags joined_at nick pending premium_since roles user mute deaf"
ROLE = "id name permissions position color colors hoist managed mentionable icon unicode_emoji flags"
CHANNEL = "id type flags guild_id name position"
OF_A_TEXT_CHANNEL = " topic nsfw parent_id permission_overwrites rate_limit_per_user last_message_id"
"""Not every channel has these, so they are not called required; a text channel always has."""

THREAD = "id type flags guild_id name owner_id thread_metadata message_count member_count total_message_sent"
GUILD = """
    id name icon description home_header splash discovery_splash features banner owner_id application_id region
    afk_channel_id afk_timeout system_channel_id system_channel_flags widget_enabled widget_channel_id
    verification_level roles default_message_notifications mfa_level explicit_content_filter max_presences max_members
    max_stage_video_channel_users max_video_channel_users vanity_url_code premium_tier premium_subscription_count
    preferred_locale rules_channel_id safety_alerts_channel_id public_updates_channel_id premium_progress_bar_enabled
    nsfw nsfw_level emojis stickers incidents_data
"""
ONLY_WHEN_CREATED = """
    joined_at large unavailable member_count voice_states members channels threads presences stage_instances
    guild_scheduled_events soundboard_sounds
"""
APPLICATION = """
    id name icon description type verify_key flags flags_new redirect_uris interactions_endpoint_url
    role_connections_verification_url owner approximate_guild_count approximate_user_install_count
    approximate_user_authorization_count explicit_content_filter team eligible_oauth2_scopes
"""
MESSAGE = """
    type content mentions mention_roles attachments embeds timestamp edited_timestamp flags components id channel_id
    author pinned mention_everyone tts
"""
INTERACTION = """
    id application_id type token version guild_id guild channel_id channel member app_permissions locale guild_locale
    entitlements authorizing_integration_owners context attachment_size_limit data
"""

REQUIRED = {
    "user": USER,
    "own user": "id username avatar discriminator public_flags flags global_name mfa_enabled locale",
    "member": MEMBER,
    "role": ROLE,
    "channel": CHANNEL + OF_A_TEXT_CHANNEL,
    "thread": THREAD,
    "thread metadata": "archived archive_timestamp auto_archive_duration locked",
    "thread member": "id user_id join_timestamp flags",
    "created guild": GUILD + ONLY_WHEN_CREATED,
    "application": APPLICATION,
    "message": MESSAGE,
    "attachment": "id filename size url proxy_url",
    "embed": "type",
    "row": "type id components",
    "button": "type id style",
    "metadata": "id type user authorizing_integration_owners",
    "interaction": INTERACTION,
    "command": "id application_id version default_member_permissions type name description",
    "gateway": "url shards session_start_limit",
    "session limit": "total remaining reset_after max_concurrency",
    "ready": "v user guilds session_id resume_gateway_url application",
    "own application": "id flags",
}
INSIDE = {
    "member": {"user": "user"},
    "thread": {"thread_metadata": "thread metadata", "member": "thread member"},
    "created guild": {"roles": "role", "members": "member", "channels": "channel", "threads": "thread"},
    "application": {"owner": "user"},
    "message": {
        "author": "user",
        "mentions": "user",
        "attachments": "attachment",
        "embeds": "embed",
        "components": "row",
        "interaction_metadata": "metadata",
        "thread": "thread",
    },
    "metadata": {"user": "user"},
    "row": {"components": "button"},
    "interaction": {"member": "member", "message": "message"},
    "gateway": {"session_start_limit": "session limit"},
    "ready": {"user": "own user", "application": "own application"},
}
"""What stands under a key, alone or in a list."""


def missing(kind: str, thing: Any, where: str = "") -> list[str]:
    """The required keys that are not there, in the thing and in all inside it, such as ``message.author.avatar``."""
    where = where or kind
    lacking = [f"{where}.{key}" for key in REQUIRED[kind].split() if key not in thing]
    for key, inner in INSIDE.get(kind, {}).items():
        found: Any = thing.get(key) or []
        several = cast("list[Any]", found) if isinstance(found, list) else [found]
        for each in several:
            lacking += missing(inner, each, f"{where}.{key}")
    return lacking
