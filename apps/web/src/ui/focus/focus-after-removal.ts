/**
 * Finds the element to focus once this control's row is removed: the same control of the row that takes its place, or
 * the last button of the frame (`data-rows`), which adds a row. Call it before removing the row, and the result after.
 */
export function focusAfterRemoval(control: HTMLElement): () => HTMLElement | null {
  const row = control.closest('tr, li');
  const rows = row?.parentElement;
  const frame = row?.closest('[data-rows]');
  if (!row || !rows || !frame) return () => null;
  const place = placeIn(rows, row);
  const path = pathTo(control, row);
  return () => {
    const next = rows.isConnected ? (rows.children[place] ?? rows.lastElementChild) : null;
    const same = path.reduce<Element | null>((within, index) => within?.children[index] ?? null, next);
    if (same instanceof HTMLElement && !same.matches(':disabled')) return same;
    return [...frame.querySelectorAll<HTMLElement>('button:enabled')].at(-1) ?? null;
  };
}

/** The way down from a row to something in it. */
function pathTo(element: Element, row: Element): number[] {
  const path: number[] = [];
  for (let one = element; one !== row && one.parentElement; one = one.parentElement)
    path.unshift(placeIn(one.parentElement, one));
  return path;
}

function placeIn(parent: Element, child: Element): number {
  return [...parent.children].indexOf(child);
}
