import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTexts } from './imports.mjs';

const source = 'apps/server/src/';
const list = 'apps/server/database/across-accounts.json';
/** Tests look behind the scenes, and the demo fills an empty installation. */
const free = /\.test\.ts$|\/testing\/|^apps\/server\/src\/app\/demo\//;
const door = /\b(acrossAccounts|systemPool)\b/;
const writing = /\b(insert into|update|delete from)\s+[a-z_]+\b/;
const obeying = /\b(notFrozen|actFor)\b/;

/**
 * Checks that every file that uses the door across companies is named with its reason in
 * `apps/server/database/across-accounts.json`, that no hot path (`never`) does, and that a file that also writes leaves
 * out companies that are frozen, or says there why it need not. Returns one sentence per breach.
 */
export function findCrossings(root) {
  const path = join(root, list);
  if (!existsSync(path)) return [];
  const { never, uses } = JSON.parse(readFileSync(path, 'utf8'));
  const using = sourceTexts(root, source, /\.ts$/).filter(
    ({ file, text }) => !free.test(file) && door.test(text),
  );
  const names = new Set(using.map(({ file }) => file.slice(source.length)));
  const gone = Object.keys(uses).filter((name) => !names.has(name));
  return [
    ...using.flatMap((found) => adviceFor(found, { never, uses }) ?? []),
    ...gone.map((name) => `${list} names ${name}, which no longer crosses companies. Take it out.`),
  ];
}

function adviceFor({ file, text }, { never, uses }) {
  const name = file.slice(source.length);
  if (never.some((folder) => name.startsWith(`${folder}/`)))
    return `${file} crosses companies on a hot path. Take the company's own door, or move it where it is looked for once a process.`;
  const use = uses[name];
  if (!use)
    return `${file} crosses companies and is not in ${list}. Take the company's own door, or name the reason there.`;
  if (writing.test(text) && !obeying.test(text) && !use.writes)
    return `${file} crosses companies and writes, also what is frozen. Add notFrozen('account_id') to the statement, or "writes" with the reason to ${list}.`;
  return null;
}
