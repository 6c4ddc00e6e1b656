import { expect, it } from 'vitest';
import { asideOf } from './tracks.ts';

/** A run half way between two columns; its target is named by its height. */
const run = (from: number, to: number, { x = 100, room = 30 } = {}) => ({
  id: `${from}>${to}`,
  from,
  to,
  target: String(to),
  x,
  min: x - room,
  max: x + room,
});
const moved = (...runs: ReturnType<typeof run>[]) => Object.fromEntries(asideOf(runs));

it('leaves alone what does not meet, or leads to the same card', () => {
  expect(moved(run(0, 50), run(60, 90), run(0, 90, { x: 300 }))).toEqual({});
  expect(moved(run(0, 200), run(50, 200), run(400, 200))).toEqual({});
});

it('has the lowest port turn first where lines lead down, and the uppermost where they lead up', () => {
  expect(moved(run(10, 100), run(20, 200), run(30, 300))).toEqual({
    '10>100': 10,
    '20>200': 0,
    '30>300': -10,
  });
  expect(moved(run(310, 100), run(320, 200))).toEqual({ '310>100': -5, '320>200': 5 });
});

it('stays between the cards, however many lines there are', () => {
  const many = Array.from({ length: 12 }, (_, place) => run(place, 100 + place, { room: 20 }));
  const places = Object.values(moved(...many)).toSorted((one, other) => one - other);
  expect(new Set(places).size).toBe(12);
  expect([places.at(0), places.at(-1)]).toEqual([-20, 20]);
});

it('goes to the free side where a line already turns as early as it can', () => {
  const early = { ...run(10, 300), min: 100 };
  expect(moved(early, run(20, 200))).toEqual({ '10>300': 10, '20>200': 0 });
});
