/** Returns at most `shown` page numbers around `page`, out of `1..pages`. */
export function visiblePages(page: number, pages: number, shown = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  const last = Math.min(pages, first + shown - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
