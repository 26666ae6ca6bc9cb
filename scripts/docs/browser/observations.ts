/** Makes the table of observations show only rows that contain every word in the filter. Without this script, the table shows all rows. */
export function filterObservations(): void {
  const box = document.getElementById("filter");
  const count = document.getElementById("count");
  const search = document.getElementById("search");
  if (!(box instanceof HTMLInputElement) || count === null || search === null) return;
  const rows = [...document.querySelectorAll<HTMLElement>("#observations tbody tr")];
  const texts = rows.map((row) => row.textContent?.toLowerCase() ?? "");
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/);
    for (const [index, row] of rows.entries()) row.hidden = !words.every((word) => texts[index]?.includes(word));
    count.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} observations`;
  });
  search.hidden = false;
}
