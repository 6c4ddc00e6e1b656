import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findCrossings } from './across-accounts.mjs';
import { findCircles } from './circles.mjs';
import { findCrowdedFolders } from './folders.mjs';
import { findBreaches } from './structure.mjs';
import { findForeignWrites } from './tables.mjs';

/** A small repository whose files contain one import each; areas in order: team, contacts, conversations. */
function breachesOf(files: Record<string, string>, find = findBreaches): string[] {
  const root = mkdtempSync(join(tmpdir(), 'prosa-structure-'));
  const all = { 'areas.json': '["team", "contacts", "conversations"]', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return find(root);
}

const server = 'apps/server/src';
const web = 'apps/web/src';

const allowed: [name: string, file: string, text: string][] = [
  ['contract from the server', `${server}/main.ts`, `import { x } from '@prosa/contract';`],
  ['contract from the web', `${web}/main.tsx`, `import type { X } from '@prosa/contract';`],
  ['an npm package', 'packages/contract/src/a.ts', `import { z } from 'zod';`],
  ['platform from an area', `${server}/areas/team/a.ts`, `import { x } from '../../platform/db.ts';`],
  ['an area from the app', `${server}/app/a.ts`, `import { x } from '../areas/team/index.ts';`],
  ['an earlier area by its index', `${server}/areas/contacts/a.ts`, `import { x } from '../team/index.ts';`],
  [
    'a deep file of an earlier area on the web',
    `${web}/areas/contacts/a.ts`,
    `import { x } from '../team/api/me.ts';`,
  ],
  ['a neighbour in the same area', `${server}/areas/team/commands/a.ts`, `import { x } from '../writer.ts';`],
  ['test support from a test', `${server}/areas/team/a.test.ts`, `import { x } from '../../testing/app.ts';`],
  [
    "an area's test support from test support",
    `${server}/testing/a.ts`,
    `import { x } from '../areas/team/testing/b.ts';`,
  ],
  ['the app from test support', `${server}/testing/app.ts`, `import { x } from '../app/start.ts';`],
  ['a comment', 'packages/contract/src/a.ts', `// import { x } from '@prosa/web'\n/* from '@prosa/web' */`],
];

test.each(allowed)('allows %s', (_name, file, text) => {
  expect(breachesOf({ [file]: text })).toEqual([]);
});

const refused: [name: string, file: string, text: string, advice: RegExp][] = [
  [
    'the server from the contract',
    'packages/contract/src/a.ts',
    `import '@prosa/server';`,
    /may import only/,
  ],
  [
    'whatsapp from the contract',
    'packages/contract/src/a.ts',
    `export * from '@prosa/whatsapp';`,
    /may import only/,
  ],
  [
    'whatsapp from the web',
    `${web}/lib/a.ts`,
    `const x = await import('@prosa/whatsapp');`,
    /may import only/,
  ],
  [
    'the server from the web',
    `${web}/lib/a.ts`,
    `import { x } from '../../../server/src/main.ts';`,
    /may import only/,
  ],
  [
    'a workspace by path',
    `${web}/lib/a.ts`,
    `import { x } from '../../../../packages/contract/src/a.ts';`,
    /by its name/,
  ],
  [
    'a deep file of a workspace',
    `${server}/main.ts`,
    `import { x } from '@prosa/contract/src/a.ts';`,
    /no deep imports/,
  ],
  [
    'an area from the platform',
    `${server}/platform/a.ts`,
    `import { x } from '../areas/team/index.ts';`,
    /knows no areas/,
  ],
  [
    'the app from the platform',
    `${server}/platform/a.ts`,
    `import { x } from '../app/a.ts';`,
    /knows no app/,
  ],
  ['an area from ui', `${web}/ui/a.tsx`, `import { X } from '../areas/team/x.tsx';`, /knows no areas/],
  [
    'the app from an area',
    `${web}/areas/team/a.ts`,
    `import { x } from '../../app/a.ts';`,
    /areas know nothing/,
  ],
  [
    'main from an area',
    `${server}/areas/team/a.ts`,
    `import { x } from '../../main.ts';`,
    /areas know nothing/,
  ],
  ['a later area', `${server}/areas/team/a.ts`, `import { x } from '../contacts/index.ts';`, /domain event/],
  [
    'a later area as a type',
    `${web}/areas/team/a.ts`,
    `import type { X } from '../contacts/x.ts';`,
    /domain event/,
  ],
  [
    'an import over several lines',
    `${web}/areas/team/a.ts`,
    `import {\n  x,\n  y,\n} from '../contacts/x.ts';`,
    /domain event/,
  ],
  [
    'a deep file of an area',
    `${server}/areas/contacts/a.ts`,
    `import { x } from '../team/reader.ts';`,
    /only through/,
  ],
  [
    'a deep file of an area from the app',
    `${server}/app/a.ts`,
    `import '../areas/team/reader.ts';`,
    /only through/,
  ],
  [
    'an area outside areas.json',
    `${server}/areas/odd/a.ts`,
    `import { x } from '../team/index.ts';`,
    /not in areas.json/,
  ],
  [
    'test support from product code',
    `${server}/app/a.ts`,
    `import { x } from '../testing/app.ts';`,
    /only tests/,
  ],
];

test.each(refused)('refuses %s', (_name, file, text, advice) => {
  const breaches = breachesOf({ [file]: text });
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toMatch(advice);
  expect(breaches[0]).toContain(`${file} imports '`);
});

const schema = {
  'apps/server/database/owners.json': JSON.stringify({
    also: { tags: ['areas/flows'] },
    statements: { 'update talks': 'areas/talks/core' },
  }),
  'apps/server/database/migrations/1.sql': `create table tags (id uuid);
    comment on table tags is 'owner: areas/contacts';
    create table talks (id uuid);
    comment on table talks is 'owner: areas/talks';`,
};

test.each([
  ['contacts/a.ts', 'delete from tags where', 0],
  ['flows/a.ts', 'delete from tags where', 0],
  ['talks/a.ts', 'insert into tags (id)', 1],
  ['talks/core/a.ts', 'update talks set', 0],
  ['talks/a.ts', 'update talks set', 1],
  ['talks/a.ts', 'delete from talks where', 0],
  ['talks/a.test.ts', 'update tags set', 0],
])('%s with %s is a breach %i times', (file, statement, times) => {
  const files = { ...schema, [`${server}/areas/${file}`]: `await tx.run(sql\`${statement}\`);` };
  const breaches = breachesOf(files, findForeignWrites);
  expect(breaches).toHaveLength(times);
});

test('a table without an owner is a breach', () => {
  const files = { ...schema, 'apps/server/database/migrations/2.sql': 'create table notes (id uuid);' };
  expect(breachesOf(files, findForeignWrites)).toEqual([expect.stringContaining("'notes'")]);
});

/** Returns `count` numbered files of one folder with this ending. */
function filesIn(folder: string, count: number, ending: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/f${index}${ending}`, '']),
  );
}

test('a folder of 25 source files with their tests, styles and test support is allowed', () => {
  const files = {
    ...filesIn(`${web}/ui`, 25, '.tsx'),
    ...filesIn(`${web}/ui`, 25, '.test.tsx'),
    ...filesIn(`${web}/ui`, 25, '.module.css'),
    ...filesIn(`${web}/ui/form`, 25, '.tsx'),
    ...filesIn(`${server}/testing`, 30, '.ts'),
  };
  expect(breachesOf(files, findCrowdedFolders)).toEqual([]);
});

test('a folder of 26 source files is a breach', () => {
  const files = filesIn(`${web}/areas/team`, 26, '.ts');
  expect(breachesOf(files, findCrowdedFolders)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/areas\/team holds 26 .* by topic/),
  ]);
});

test('imports that only lead down make no circle', () => {
  const files = {
    [`${web}/lib/a.ts`]: `import { b } from './b.ts';\nimport { c } from './c.ts';`,
    [`${web}/lib/b.ts`]: `import { c } from './c.ts';`,
    [`${web}/lib/c.ts`]: `export const c = 1;`,
  };
  expect(breachesOf(files, findCircles)).toEqual([]);
});

test('files that import types of each other are a circle, and each circle is named once', () => {
  const files = {
    [`${web}/lib/above.ts`]: `import type { A } from './a.ts';`,
    [`${web}/lib/a.ts`]: `import type { B } from './b.ts';\nimport { leaf } from './leaf.ts';`,
    [`${web}/lib/b.ts`]: `import type { A } from './a.ts';`,
    [`${web}/lib/leaf.ts`]: '',
    [`${server}/x.ts`]: `import type { Y } from './y.ts';`,
    [`${server}/y.ts`]: `import type { Z } from './z.ts';`,
    [`${server}/z.ts`]: `import type { X } from './x.ts';`,
  };
  expect(breachesOf(files, findCircles)).toEqual([
    expect.stringContaining(`${server}/x.ts → ${server}/y.ts → ${server}/z.ts → ${server}/x.ts: a circle`),
    expect.stringContaining(`${web}/lib/a.ts → ${web}/lib/b.ts → ${web}/lib/a.ts: a circle`),
  ]);
});

const named = 'apps/server/database/across-accounts.json';
const uses = (more: object) => JSON.stringify({ never: ['areas/conversations/core'], uses: more });
const reads = `${server}/areas/team/a.ts`;
const across = 'await database.acrossAccounts.rows(sql`select 1`)';
const sweeps = 'await database.acrossAccounts.run(sql`delete from undos where true`)';

const crossings: [name: string, files: Record<string, string>, advice: RegExp][] = [
  ['a use that is not named', { [named]: uses({}), [reads]: across }, /not in .*across-accounts\.json/],
  ['the pool under it', { [named]: uses({}), [reads]: 'database.systemPool' }, /name the reason/],
  [
    'a use on a hot path, named or not',
    {
      [named]: uses({ 'areas/conversations/core/a.ts': 'why' }),
      [`${server}/areas/conversations/core/a.ts`]: across,
    },
    /on a hot path/,
  ],
  ['a name that is no longer true', { [named]: uses({ 'areas/team/a.ts': 'why' }) }, /Take it out/],
  [
    'a write that does not leave out what is frozen',
    { [named]: uses({ 'areas/team/a.ts': 'why' }), [reads]: sweeps },
    /notFrozen/,
  ],
];

test.each(crossings)('across companies: refuses %s', (_name, files, advice) => {
  expect(breachesOf(files, findCrossings)).toEqual([expect.stringMatching(advice)]);
});

test('across companies: allows what is named, writes that leave out what is frozen, and tests', () => {
  const files = {
    [named]: uses({
      'areas/team/a.ts': 'sweep',
      'areas/team/b.ts': { why: 'finds', writes: 'by the other door' },
    }),
    [reads]: `${sweeps} && notFrozen('account_id')`,
    [`${server}/areas/team/b.ts`]: sweeps,
    [`${server}/areas/team/c.test.ts`]: across,
    [`${server}/testing/d.ts`]: across,
  };
  expect(breachesOf(files, findCrossings)).toEqual([]);
});
