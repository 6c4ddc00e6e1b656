import type { Point } from '../node-edits.ts';

/** A card where it was laid out in one line from left to right. */
export interface Box extends Point {
  id: string;
  width: number;
  height: number;
}

/** Fewer columns than these are read at a glance, as they are. */
const shortest = 8;
/** Rows are no shorter: a line of two cards is no line. */
const narrowest = 6;
/** A screen's width for its height. */
const aspect = 1.7;
/** Between two rows: room for a frame's edge and name, and for the connections that go back to the left. */
const rowGap = 110;

/**
 * Folds a long drawing into rows that are read like lines of text, so that all of it fits a screen at a size that can
 * be read. Cards that belong `together` stay in one row. Returns each card's place; a short drawing stays as it is.
 */
export function foldRows(
  boxes: readonly Box[],
  together: readonly (readonly string[])[] = [],
): Map<string, Point> {
  const columns = columnsOf(boxes, together);
  const extent = extentOf(boxes);
  const isLong = columns.length > shortest && extent.width > 2 * aspect * (extent.height + rowGap);
  if (!isLong) return placesIn([boxes], extent);
  const fair = Math.sqrt(extent.width * (extent.height + rowGap) * aspect);
  const rows = rowsOf(columns, Math.max(fair, extentOf(columns.slice(0, narrowest).flat()).width));
  return placesIn(rows, extent);
}

/** Cards side by side that no straight cut from top to bottom can part without cutting one of them, or a frame. */
type Column = readonly Box[];

function columnsOf(boxes: readonly Box[], together: readonly (readonly string[])[]): Column[] {
  const framed = new Set(together.flat());
  const parts = [
    ...boxes.filter(({ id }) => !framed.has(id)).map((box) => [box]),
    ...together.map((ids) => boxes.filter(({ id }) => ids.includes(id))).filter((part) => part.length > 0),
  ].toSorted((one, other) => extentOf(one).x - extentOf(other).x);
  const columns: Box[][] = [];
  let end = -Infinity;
  for (const part of parts) {
    const { x, width } = extentOf(part);
    const last = columns.at(-1);
    if (last && x < end) last.push(...part);
    else columns.push([...part]);
    end = Math.max(end, x + width);
  }
  return columns;
}

function rowsOf(columns: readonly Column[], width: number): Box[][] {
  const rows: Box[][] = [];
  let start = 0;
  for (const column of columns) {
    const extent = extentOf(column);
    const row = rows.at(-1);
    if (row && extent.x + extent.width - start <= width) row.push(...column);
    else {
      start = extent.x;
      rows.push([...column]);
    }
  }
  return rows;
}

/** Each row begins at the left, under the one before. */
function placesIn(rows: readonly (readonly Box[])[], origin: Point): Map<string, Point> {
  const places = new Map<string, Point>();
  let top = origin.y;
  for (const row of rows) {
    const extent = extentOf(row);
    for (const { id, x, y } of row) places.set(id, { x: x - extent.x + origin.x, y: y - extent.y + top });
    top += extent.height + rowGap;
  }
  return places;
}

function extentOf(boxes: readonly Box[]): Point & { width: number; height: number } {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
