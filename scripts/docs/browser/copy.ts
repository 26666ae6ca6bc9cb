/** Returns a button that copies what `text` returns, and says that it did. */
export function copyButton(text: () => string, label = "Copy"): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet copy";
  button.textContent = label;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const said = await navigator.clipboard.writeText(text()).then(
      () => "Copied",
      () => "Select the text: the browser refused",
    );
    button.textContent = said;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
  return button;
}

/** Adds a button to every code block and to an operation's path. */
export function addCopyButtons(within: ParentNode = document): void {
  for (const block of within.querySelectorAll<HTMLElement>(".code")) {
    if (block.querySelector(".copy") === null)
      block.append(copyButton(() => block.querySelector("code")?.textContent ?? ""));
  }
  for (const line of within.querySelectorAll<HTMLElement>("[data-copy]"))
    line.append(copyButton(() => line.dataset.copy ?? ""));
}
