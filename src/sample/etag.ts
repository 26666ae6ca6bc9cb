/** The ETag of a body: weak, as a framework makes it of length and content. Equal bodies have equal ones; the hash has 64 bits. */
export function etagOf(text: string): string {
  // FNV-1a with two bases: Web Crypto would make every response wait for a promise.
  let [high, low] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ (unit + index), 0x01000193);
  }
  const hex = (number: number) => (number >>> 0).toString(16).padStart(8, "0");
  return `W/"${text.length.toString(16)}-${hex(high)}${hex(low)}"`;
}

/** Whether an `If-None-Match` names an ETag. Like the service, it compares them weakly. */
export function namesTag(header: string | null, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}
