import { expect, test } from 'vitest';
import { matchOption } from '../../../match-option.ts';
import { heldBack } from './held-back.ts';
import { menuTables } from './index.ts';
import { judge } from './judge.ts';

const judgedMenus = menuTables.map((table) => ({ menu: table.menu, ...judge(table, matchOption) }));

test.each(judgedMenus)('$menu: nothing is wrongly accepted', ({ wrong }) => {
  expect(wrong).toEqual([]);
});

test('fewer than 3 of 100 clear answers are asked again', () => {
  const clear = judgedMenus.reduce((sum, one) => sum + one.clear, 0);
  const needless = judgedMenus.flatMap((one) => one.needless);
  const open = judgedMenus.reduce((sum, one) => sum + one.open, 0);
  process.stdout.write(
    `Menus: ${menuTables.length}, answers: ${clear + open}, needless questions: ${needless.length} of ${clear}\n`,
  );
  expect(needless.length / clear).toBeLessThan(0.03);
});

test('menus held back from the work are read nearly as well', () => {
  const judged = heldBack.map((table) => judge(table, matchOption));
  const count = (part: 'clear' | 'open') => judged.reduce((sum, one) => sum + one[part], 0);
  const needless = judged.flatMap((one) => one.needless);
  const wrong = judged.flatMap((one) => one.wrong);
  process.stdout.write(
    `Held back: ${count('clear') + count('open')}, wrong: ${wrong.join(', ') || 0}, needless: ${needless.length} of ${count('clear')}\n${needless.join('\n')}\n`,
  );
  expect(wrong.length / count('open')).toBeLessThan(0.01);
  expect(needless.length / count('clear')).toBeLessThan(0.2);
});
