/** Creates a button that copies the text that `text` returns. Afterward, the button's label says whether it worked. */
export function copyButton(text: () => string, label = "Copy"): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet copy";
  button.textContent = label;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const said = await navigator.clipboard.writeText(text()).then(
      () => "Copied",
      () => "Copying failed. Select the text",
    );
    button.textContent = said;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
  return button;
}

/** Adds copy buttons to code blocks and to an operation's path. */
export function addCopyButtons(within: ParentNode = document): void {
  for (const block of within.querySelectorAll<HTMLElement>(".code")) {
    if (block.querySelector(".copy") === null)
      block.append(copyButton(() => block.querySelector("code")?.textContent ?? ""));
  }
  for (const line of within.querySelectorAll<HTMLElement>("[data-copy]"))
    line.append(copyButton(() => line.dataset.copy ?? ""));
}
