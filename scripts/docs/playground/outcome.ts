import { rowsOf } from "../../../src/document/selection.js";
import { QueryError, type Result } from "../../../src/index.js";
import type { Path } from "../../../src/types.js";
import { choiceOf, colored, copied, element, scrolling, sentence } from "./dom.js";
import { messageInForm, noticeInForm, type Source } from "./source.js";
import { tablesOf } from "./table.js";

/** The maximum number of rows to show. A browser would take seconds to show thousands. */
const mostRows = 100;

function count(data: unknown): string {
  if (data === undefined) return "No content.";
  if (!Array.isArray(data)) return "One object.";
  const more = data.length > mostRows ? ` (showing the first ${mostRows})` : "";
  return `${data.length.toLocaleString("en-US")} ${data.length === 1 ? "row" : "rows"}${more}.`;
}

/** Converts a table to tab-separated text for a spreadsheet. */
function cellsText(table: HTMLElement): string {
  const lines = [...table.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent ?? ""));
  return lines.map((cells) => cells.join("\t")).join("\n");
}

/** The form's facts about a result. */
interface FormFacts {
  /** A sentence about what the call cost. Undefined if the line next to Run already shows it. */
  readonly cost: string | undefined;
  /** The fields that show why the client refused the call. */
  readonly at: readonly string[];
}

function summary(path: Path, result: Result<Path>, source: Source, { cost, at }: FormFacts): string {
  const { status } = result;
  if (!result.ok) {
    if (at.length > 0) return `Nothing was sent. See ${at.join(" and ")}.`;
    const message = messageInForm(path, result.error);
    if (result.error instanceof QueryError) return `Nothing was sent. ${message}`;
    if (status === undefined) return message;
    // Some of the service's messages already begin with the status.
    return message.startsWith(`${status}`) ? `Status ${message}` : `Status ${status}. ${message}`;
  }
  const origin = source.real ? "Data from the real service." : "Sample data, not the service's.";
  const from = status === undefined ? "From the cache of this page." : `Status ${status}.`;
  return [from, count(result.data), ...(cost === undefined ? [] : [cost]), origin].join(" ");
}

/** Creates a form's outcome, with a status line, notices and data. Screen readers announce the line and the notices. `prefix` is unique in the page. */
export function outcomeOf(prefix: string, path: Path) {
  const line = element("p", { class: "form-line", role: "status", "aria-live": "polite" });
  const notices = element("ul", { class: "form-notices", "aria-label": "Notices", "aria-live": "polite" });
  const body = element("div");
  let data: unknown;
  const draw = () => {
    const view = choice.current();
    const shown = Array.isArray(data) ? data.slice(0, mostRows) : data;
    const rows = data === undefined ? [] : rowsOf(path, shown);
    choice.element.hidden = rows.length === 0;
    if (rows.length === 0) return body.replaceChildren();
    if (view !== "JSON") {
      const tables = tablesOf(path, rows, view === "All columns");
      return body.replaceChildren(...tables.map((table) => copied(table, () => cellsText(table))));
    }
    const json = JSON.stringify(shown, null, 2);
    body.replaceChildren(
      copied(scrolling("JSON", element("pre", {}, element("code", {}, ...colored(json, "json")))), () => json),
    );
  };
  const choice = choiceOf(`${prefix}-view`, "Show as", ["Table", "All columns", "JSON"], draw);
  draw();
  return {
    element: element("div", { class: "form-outcome" }, line, notices, choice.element, body),
    /** Removes an error, because the reader's edit may have corrected it. */
    clearError() {
      if (line.dataset.failed === "true") line.textContent = "";
    },
    /** Shows that a call is running. */
    wait() {
      line.textContent = "Calling…";
      notices.replaceChildren();
      delete line.dataset.failed;
    },
    /** Shows a call's result and its notices. */
    show(result: Result<Path>, source: Source, facts: FormFacts) {
      line.replaceChildren(...sentence(summary(path, result, source, facts)));
      line.dataset.failed = String(!result.ok);
      line.dataset.status = String(result.status ?? "");
      notices.replaceChildren(...result.notices.map((notice) => element("li", {}, ...sentence(noticeInForm(notice)))));
      data = result.ok ? result.data : undefined;
      draw();
    },
  };
}
