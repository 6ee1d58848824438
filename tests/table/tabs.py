"""A browser with a tab for each player, used as a player would: by typing and by clicking."""

from contextlib import suppress
from typing import Self

from playwright.async_api import BrowserContext, Locator, Page, Request, expect
from playwright.async_api import TimeoutError as NotInTime

TRIES = 5
HEARD_WITHIN = 2_000
"""Milliseconds after which a player would press again."""


class Tab:
    """One player's tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.messages = page.locator("#channel-message-list > article")
        self.offers = page.locator(".command-popup").get_by_role("option")
        self.notice = page.locator("#table-notice")
        self.composer = page.get_by_label("Message", exact=True)

    @classmethod
    async def open(cls, context: BrowserContext, url: str) -> Self:
        page = await context.new_page()
        await page.goto(url)
        tab = cls(page)
        await expect(tab.messages.first).to_be_visible()
        return tab

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    async def sees(self, text: str) -> None:
        """Wait until the newest message has this text."""
        await expect(self.last).to_contain_text(text)

    async def member(self) -> str:
        """Who this tab is."""
        picker = self.page.get_by_label("You are")
        return await picker.evaluate("picker => picker.selectedOptions[0].textContent")

    @property
    def live_boards(self) -> Locator:
        """The messages with number buttons."""
        return self.messages.filter(has=self.page.get_by_role("button", name="2", exact=True))

    def board(self, text: str) -> Locator:
        """The live board with this text."""
        return self.live_boards.filter(has_text=text)

    def buttons_of(self, messages: Locator) -> Locator:
        """The buttons that the bot has put there."""
        return messages.locator(".component-button")

    async def everything(self) -> str:
        """All the words in the channel."""
        return "\n".join(await self.messages.all_inner_texts())

    async def reload(self) -> None:
        await self.page.reload()
        await expect(self.messages.first).to_be_visible()

    async def press(self, label: str, *, on: Locator | None = None) -> None:
        """Press this button of the newest message, or of this one, as soon as that has it."""
        message = self.last if on is None else on
        await self._press(message.get_by_role("button", name=label, exact=True), "click")

    async def slash(self, command: str, **options: str) -> None:
        """Type a slash command, fill in its options, and send it."""
        await self.composer.fill(f"/{command}")
        await self.offers.filter(has_text=f"/{command}").first.click()
        for name, value in options.items():
            await self._fill(name, value)
        await self._press(self.page.get_by_role("button", name="Send"), "run_command")
        await expect(self.composer).to_be_visible()

    async def _fill(self, name: str, value: str) -> None:
        field = self.page.locator(f'input[data-option="{name}"]')
        for _ in range(TRIES):
            if await field.count():
                break
            # The page may close what it offers while it is drawing: then it is opened again.
            with suppress(NotInTime):
                await self.page.locator(".command-ghost").click(timeout=HEARD_WITHIN)
                await self.offers.filter(has_text=name).click(timeout=HEARD_WITHIN)
        await field.fill(value)
        if not value.isdecimal():
            # A number may be typed; anything else is chosen from what is offered.
            by_value = self.page.locator(f'[role="option"][data-value="{value}"]')
            await by_value.or_(self.offers.filter(has_text=value)).first.click()

    async def _press(self, button: Locator, action: str) -> None:
        """Press until it is heard: the page does not listen while it is drawing."""

        def is_heard(request: Request) -> bool:
            return request.url.endswith("/api/action") and f'"kind":"{action}"' in (request.post_data or "")

        await expect(button).to_be_visible()
        for _ in range(TRIES):
            try:
                async with self.page.expect_request(is_heard, timeout=HEARD_WITHIN):
                    await button.click()
            except NotInTime:
                continue
            return
        raise AssertionError(f"the page does not listen: {await self.page.locator('#action-status').inner_text()}")
