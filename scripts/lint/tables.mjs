import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTexts } from './imports.mjs';

const writing = /\b(insert into|update|delete from)\s+([a-z_]+)\b/g;
const created = /create (?:unlogged )?table (?:if not exists )?([a-z_]+)/g;
const dropped = /drop table (?:if exists )?([a-z_]+)/g;
const source = 'apps/server/src/';
/** The demo fills tables as years of use would; tests look behind the scenes. */
const free = /\.test\.ts$|\/testing\/|^apps\/server\/src\/app\/demo\//;

/**
 * Checks that every table is written only where `apps/server/database/owners.json` says: `tables` names the folders of
 * a table, `statements` the one folder of a kind of statement. Returns one sentence per breach.
 */
export function findForeignWrites(root) {
  const path = join(root, 'apps/server/database/owners.json');
  if (!existsSync(path)) return [];
  const owners = JSON.parse(readFileSync(path, 'utf8'));
  const breaches = sourceTexts(root)
    .filter(({ file }) => file.startsWith(source) && !free.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(writing)].flatMap(([statement, , table]) => {
        const folders = owners.statements[statement.replace(/\s+/, ' ')] ?? owners.tables[table];
        return folders === undefined || isIn(file, folders) ? [] : [adviceFor({ file, statement, folders })];
      }),
    );
  return [...new Set(breaches), ...unowned(root, owners)];
}

function isIn(file, folders) {
  return [folders].flat().some((folder) => file.startsWith(`${source}${folder}/`));
}

function adviceFor({ file, statement, folders }) {
  const place = [folders].flat().join(' or ');
  return `${file} says '${statement}': only ${place} writes that. Call what it exports, or add it there.`;
}

function unowned(root, { tables }) {
  const migrations = sourceTexts(root, 'apps/server/database', /\.sql$/);
  const named = (statement) =>
    migrations.flatMap(({ text }) => [...text.matchAll(statement)].map((match) => match[1]));
  const gone = named(dropped);
  return named(created)
    .filter((table) => !(table in tables) && !gone.includes(table))
    .map((table) => `table '${table}' has no owner. Name its folder in apps/server/database/owners.json.`);
}
