import { expect, it } from 'vitest';
import { shareRows } from './share-rows.ts';

const row = (_id: string, text = 'oi') => ({ _id, about: { text } });
type Data = { rows: ReturnType<typeof row>[]; has_more: boolean };
const share = shareRows('rows') as (before: Data | undefined, after: Data) => Data;

it('keeps the objects of rows that moved or were loaded again, and replaces those that changed', () => {
  const [first, second, third] = [row('1'), row('2'), row('3')];
  const before = { rows: [first, second, third], has_more: true };
  const { rows } = share(before, { ...before, rows: [row('4'), row('3'), first, row('2', 'mudou')] });
  expect(rows[1]).toBe(third);
  expect(rows[2]).toBe(first);
  expect(rows[3]).not.toBe(second);
  expect(rows.map(({ _id, about }) => `${_id} ${about.text}`)).toEqual(['4 oi', '3 oi', '1 oi', '2 mudou']);
});

it('returns the old data when nothing changed, and the new data when there was none before', () => {
  const before = { rows: [row('1')], has_more: true };
  expect(share(before, { rows: [row('1')], has_more: true })).toBe(before);
  expect(share(before, { rows: [row('1')], has_more: false })).toEqual({ ...before, has_more: false });
  expect(share(undefined, before)).toBe(before);
});
