import { expect, test } from 'vitest';
import { newGroup } from '../annotations.ts';
import { drawing, node } from '../testing/drawings.ts';
import { foldRows, type Box } from './fold-rows.ts';
import { layOut } from './layout.ts';
import { nodeSize } from './node-size.ts';

const [width, height, step] = [248, 120, 344];

/** So many columns of so many cards. */
function grid(columns: number, cards = 1): Box[] {
  return Array.from({ length: columns * cards }, (_, place) => ({
    id: `n${place}`,
    x: Math.floor(place / cards) * step,
    y: (place % cards) * (height + 36),
    width,
    height,
  }));
}

function laid(boxes: readonly Box[], together?: string[][]): Box[] {
  const places = foldRows(boxes, together);
  return boxes.map((box) => ({ ...box, ...places.get(box.id) }));
}

function touching(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.id} ${other.id}`),
  );
}

const rowCount = (boxes: readonly Box[]) => new Set(boxes.filter(({ x }) => x === 0).map(({ y }) => y)).size;
const shape = (boxes: readonly Box[]) =>
  (Math.max(...boxes.map(({ x }) => x)) + width) / (Math.max(...boxes.map(({ y }) => y)) + height);

test.each([
  ['a short chain stays a line', 8, 1, 1],
  ['a tall drawing stays as it is', 12, 40, 40],
  ['a chain of 12', 12, 1, 2],
  ['a chain of 40', 40, 1, 7],
  ['a chain of 300', 300, 1, 17],
  ['a ladder of 60 by 3, in five rows of three', 60, 3, 15],
])('%s', (_what, columns, cards, rows) => {
  const boxes = laid(grid(columns, cards));
  expect(rowCount(boxes)).toBe(rows);
  expect(touching(boxes)).toEqual([]);
});

test.each([40, 120, 300, 500])(
  'a folded chain of %d has about the shape of a screen, and reads from left to right',
  (columns) => {
    const boxes = laid(grid(columns));
    expect(shape(boxes)).toBeGreaterThan(1);
    expect(shape(boxes)).toBeLessThan(2.6);
    const back = boxes.slice(1).filter((box, index) => {
      const before = boxes[index];
      return before && box.y <= before.y && box.x <= before.x;
    });
    expect(back).toEqual([]);
  },
);

test('what belongs together stays in one row', () => {
  const framed = ['n5', 'n6', 'n7', 'n8'];
  const boxes = laid(grid(40), [framed]);
  expect(new Set(boxes.filter(({ id }) => framed.includes(id)).map(({ y }) => y)).size).toBe(1);
  expect(touching(boxes)).toEqual([]);
});

test('a drawn chain of 60 steps with a frame is laid out in rows without touching, twice the same', async () => {
  const ids = Array.from({ length: 60 }, (_, place) => `n${place}`);
  const nodes = ids.map((id, place) =>
    node(place === 0 ? 'start' : 'message', id, {
      next: { next: `n${place + 1}` },
      position: { x: place * step, y: 0 },
    }),
  );
  const flow = drawing(...nodes);
  const group = newGroup(flow, 'g', ['n20', 'n21', 'n22']);
  const once = await layOut({ ...flow, annotations: group ? [group] : [] });
  const boxes = once.nodes.map((one) => ({ id: one.id, ...one.position, ...nodeSize(one) }));
  expect(touching(boxes)).toEqual([]);
  expect(new Set(boxes.map(({ y }) => y)).size).toBeGreaterThan(3);
  expect(await layOut(once)).toEqual(once);
});
