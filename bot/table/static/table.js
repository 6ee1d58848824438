// What the table's page does besides what simcord's does. It runs before that, and leans only on what it shows and sends.

const OURS = {
  "Connection interrupted": "The table does not answer. Is it still open in the terminal?",
  "Preview session": "The table is closed. Open it in the terminal again, and take the new address.",
};
const SEAT = `seat ${location.hash}`;
const before = performance.getEntriesByType("navigation")[0];
const isReload = before?.type === "reload" || document.wasDiscarded === true;
const send = window.fetch;

document.documentElement.classList.toggle("developer", new URLSearchParams(location.search).has("developer"));

// A tab that is loaded anew asks for the seat that it had; a new one asks for any.
window.fetch = async (address, options = {}) => {
  const opens = address === "/api/pages";
  const seat = isReload && sessionStorage.getItem(SEAT);
  const answer = await send(address, opens && seat ? { ...options, body: JSON.stringify({ viewer_id: seat }) } : options);
  if (answer.ok && (opens || address === "/api/state")) {
    const { viewerId } = await answer.clone().json();
    if (viewerId) sessionStorage.setItem(SEAT, viewerId);
  }
  return answer;
};

// Choices that the bot makes up are asked for when a field is entered, and not only when something is typed.
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(".command-option-input") || target.value) return;
  const row = target.closest(".command-row");
  const heading = document.querySelector(".command-popup:not([hidden]) .command-popup-heading");
  if (!heading?.textContent.startsWith("OPTIONS MATCHING") || row.dataset.asked === target.dataset.option) return;
  row.dataset.asked = target.dataset.option;
  target.dispatchEvent(new Event("input", { bubbles: true }));
});

// A command that Discord would make clickable is shown by its id in a card: show it by its name, in code type.
const COMMAND = /<\/([\w -]+):\d+>/;
function nameCommands(within) {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) if (COMMAND.test(texts.currentNode.data)) found.push(texts.currentNode);
  for (const text of found) {
    text.replaceWith(...text.data.split(COMMAND).map((part, at) => {
      if (at % 2 === 0) return part;
      return Object.assign(document.createElement("code"), { className: "inline-code", textContent: `/${part}` });
    }));
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const status = document.getElementById("action-status");
  const notice = document.getElementById("table-notice");
  const timeline = document.getElementById("channel-timeline");
  const messages = document.getElementById("channel-message-list");

  new MutationObserver(() => {
    const trouble = Object.keys(OURS).find((words) => status.textContent.startsWith(words));
    notice.textContent = OURS[trouble] ?? "";
  }).observe(status, { childList: true, characterData: true, subtree: true });

  // The newest message stays in view, whatever grows (a board, a picture, a keyboard), until somebody scrolls up to read.
  let follows = true;
  let newest = 0n;
  let byHand = 0;
  const follow = () => { if (follows) timeline.scrollTop = timeline.scrollHeight; };
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    timeline.addEventListener(kind, () => { byHand = Date.now(); }, { passive: true });
  }
  timeline.addEventListener("scroll", () => {
    const below = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
    if (Date.now() - byHand < 1000) follows = below < 40;
  }, { passive: true });
  new MutationObserver(() => {
    const last = BigInt(messages.lastElementChild?.dataset.messageId ?? 0);
    if (last > newest) { newest = last; follows = true; }
    follow();
  }).observe(messages, { childList: true });
  new MutationObserver(() => nameCommands(messages)).observe(messages, { childList: true, subtree: true });
  const growth = new ResizeObserver(follow);
  growth.observe(messages);
  growth.observe(timeline);
});
