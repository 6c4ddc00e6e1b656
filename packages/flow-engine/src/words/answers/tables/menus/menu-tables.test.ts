import { expect, test } from 'vitest';
import { matchOption } from '../../../match-option.ts';
import { menuTables } from './index.ts';
import { judge } from './judge.ts';

test.each(menuTables.map((table) => [table.menu, table] as const))(
  '%s: nothing is wrongly accepted',
  (_menu, table) => {
    expect(judge(table, matchOption).wrong).toEqual([]);
  },
);

test('fewer than 3 of 100 clear answers are asked again', () => {
  const judged = menuTables.map((table) => judge(table, matchOption));
  const clear = judged.reduce((sum, one) => sum + one.clear, 0);
  const needless = judged.flatMap((one) => one.needless);
  const open = judged.reduce((sum, one) => sum + one.open, 0);
  process.stdout.write(
    `Menus: ${menuTables.length}, answers: ${clear + open}, needless questions: ${needless.length} of ${clear}\n`,
  );
  expect(needless.length / clear).toBeLessThan(0.03);
});
