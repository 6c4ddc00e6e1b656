import { expect, it } from 'vitest';
import { compareBranches } from './compare-branches.ts';

const branch = (label: string, contacts: number, converted: number) => ({ label, contacts, converted });

// The statistic of each is given beside it: for two branches the limit is 1.96, for three 2.241.
it.each([
  ['one branch', [branch('A', 500, 80)], 'early'],
  ['nobody yet', [branch('A', 0, 0), branch('B', 0, 0)], 'early'],
  ['too few in one branch, however far apart', [branch('A', 400, 20), branch('B', 29, 29)], 'early'],
  ['hardly anybody converted', [branch('A', 900, 4), branch('B', 900, 0)], 'early'],
  ['equal rates', [branch('A', 200, 40), branch('B', 200, 40)], 'even'],
  ['everybody converted', [branch('A', 200, 200), branch('B', 200, 200)], 'even'],
  ['15% against 20% of 200: 1.31', [branch('A', 200, 30), branch('B', 200, 40)], 'even'],
  ['15% against 24% of 200: 2.27', [branch('A', 200, 30), branch('B', 200, 48)], 'ahead'],
  [
    'the same in three branches: 2.27',
    [branch('A', 200, 30), branch('B', 200, 48), branch('C', 200, 30)],
    'ahead',
  ],
  ['2.15, enough for two', [branch('A', 200, 30), branch('B', 200, 47)], 'ahead'],
  ['2.15, not enough for three', [branch('A', 200, 30), branch('B', 200, 47), branch('C', 200, 30)], 'even'],
])('%s', (_case, branches, kind) => {
  expect(compareBranches(branches).kind).toBe(kind);
});

it('says which branch converts more, with its rates', () => {
  expect(compareBranches([branch('Curta', 200, 30), branch('Longa', 200, 49)]).sentence).toBe(
    '“Longa” converte mais que “Curta”: 24,5% contra 15%. A diferença dificilmente é acaso.',
  );
  expect(compareBranches([branch('A', 3, 1), branch('B', 40, 9)]).sentence).toMatch(
    /^Ainda não dá para dizer/,
  );
});
