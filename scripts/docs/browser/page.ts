// Every page loads this script, so it must be small. The search and the form are separate files, which load when a reader opens them.

import { addCopyButtons } from "./copy.js";
import { filterObservations } from "./observations.js";
import { followOldAddress } from "./old-addresses.js";
import { offerForm } from "./open-form.js";
import { offerSearch } from "./open-search.js";

/** Shows a field's full path, such as `lines.spreadOpen`, because the names of the objects around the field may be out of sight. */
function nameObjects(target: Element | null): void {
  const objects = /^field-(.+\.)/.exec(target?.id ?? "")?.[1];
  if (objects !== undefined) target?.querySelector(".name code")?.setAttribute("data-objects", objects);
}

/** Opens the folded blocks around the URL's target and scrolls to the target. */
function showTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  nameObjects(target);
  const folded = target?.closest("details:not([open])");
  if (!target || !folded) return;
  for (let at: Element | null = folded; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  target.scrollIntoView();
}

/** Scrolls the menu, but not the page, to this page's entry. */
function showCurrentEntry(): void {
  const current = document.querySelector("nav [aria-current]");
  const menu = current?.closest("nav");
  if (!current || !menu || menu.scrollHeight <= menu.clientHeight) return;
  const { top } = current.getBoundingClientRect();
  menu.scrollTop += top - menu.getBoundingClientRect().top - menu.clientHeight / 3;
}

followOldAddress();
offerSearch();
offerForm();
showTarget();
showCurrentEntry();
addEventListener("hashchange", showTarget);
addCopyButtons();
filterObservations();
