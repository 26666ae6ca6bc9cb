import { type Operation, operations, serverUrl } from "../../../src/document/operation.js";
import { command, curl, typescript } from "../pages/samples.js";
import { choiceOf, copied, element, scrolling } from "./dom.js";
import type { FormCall } from "./source.js";

const languages = {
  TypeScript: typescript,
  curl: (call: Parameters<typeof curl>[0]) => curl(call, serverUrl),
  cfb: command,
};

/**
 * Creates the call in a form as code, and as a link to the form. `update` shows another call, or hides the code of one that would be refused.
 * `prefix` is unique in the page.
 */
export function codeOf(prefix: string, call: () => FormCall) {
  const text = element("code");
  const anchor = element("a", {}, "Link to this form");
  const update = () => {
    const { path, query } = call();
    const operation: Operation = operations[path];
    text.textContent = languages[choice.current()]({ path, query, list: !operation.object });
    const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    anchor.setAttribute("href", `#?${new URLSearchParams(pairs)}`);
  };
  const choice = choiceOf(`${prefix}-code`, "The same call as", ["TypeScript", "curl", "cfb"], update);
  const note = element(
    "small",
    {},
    "It calls the real service with the key in CFB_API_KEY. Without a key, add ",
    element("code", {}, "--sample"),
    " to cfb. ",
    anchor,
  );
  update();
  const block = copied(scrolling(`Code of ${call().path}`, element("pre", {}, text)), () => text.textContent ?? "");
  const all = element("div", { class: "form-code" }, choice.element, block, note);
  return {
    element: all,
    /** Shows the call in the fields, unless it is refused. */
    update(refused: boolean) {
      all.hidden = refused;
      if (!refused) update();
    },
  };
}
