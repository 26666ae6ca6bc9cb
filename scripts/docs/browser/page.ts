// Every page loads this script, so it is small. Search and the form are separate files that load when a reader opens them.

import { addCopyButtons } from "./copy.js";
import { filterObservations } from "./observations.js";
import { followOldAddress } from "./old-addresses.js";
import { offerForm } from "./open-form.js";
import { offerSearch } from "./open-search.js";

/** Opens the folded blocks around the element in the URL's fragment, and scrolls to it. */
function unfoldTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest("details:not([open])");
  if (!target || !folded) return;
  for (let at: Element | null = folded; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  target.scrollIntoView();
}

/** Scrolls the menu to the current page's entry without scrolling the page. */
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
unfoldTarget();
showCurrentEntry();
addEventListener("hashchange", unfoldTarget);
addCopyButtons();
filterObservations();
