import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findWording } from './words.mjs';

/** Checks a repository that holds one file of the server. */
function breachesOf(text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'prosa-words-'));
  const path = join(root, 'apps/server/src/a.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return findWording(root);
}

test.each([
  ['a verb in the third person', '/** Returns the rows. */\nexport function rows() {}\n'],
  ['a verb after a line break', '/**\n * Locks the rows.\n */\nexport async function lockRows() {}\n'],
  ['a component, which is a thing', '/** The head of a thread. */\nexport function ThreadHeader() {}\n'],
  ['a function of the file alone', '/** The rows. */\nfunction rows() {}\n'],
  ['the icon of a library', `import { IconRobot } from '@tabler/icons-react';\n`],
  ['a loop over what was', 'for (const name of before) use(name);\n'],
  ['an indeed', '// Indeed, it has to be.\n'],
])('allows %s', (_name, text) => {
  expect(breachesOf(text)).toEqual([]);
});

test.each([
  ['a noun', '/** The rows. */\nexport function rows() {}\n', /begin the docstring of rows/],
  ['a question', '/** What is read. */\nexport async function read() {}\n', /begin the docstring of read/],
  ['whoever', '// Whoever asks.\n', /say who/],
  ['anew', '// Begins anew.\n', /again/],
  ['a deed', 'const undoDeed = 1;\n', /action/],
  ['a robot', 'const robotName = 1;\n', /bot/],
  ['a longest', 'const longestName = 80;\n', /max/],
  ['an image of time', '/** Rows of before. */\n', /earlier/],
  ['an image of time in a title', "test('a draft of before', () => {});\n", /earlier/],
  ['a sight', '// It is out of sight.\n', /screen/],
  ['a slip', '// A slip of the pen.\n', /mistake/],
  ['an impersonal one', '// What one can do.\n', /passive/],
])('refuses %s', (_name, text, advice) => {
  expect(breachesOf(text)).toEqual([expect.stringMatching(advice)]);
});
