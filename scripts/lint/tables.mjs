import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTexts } from './imports.mjs';

const writing = /\b(insert into|update|delete from)\s+([a-z_]+)\b/g;
const created = /create (?:unlogged )?table (?:if not exists )?([a-z_]+)/g;
const dropped = /drop table (?:if exists )?([a-z_]+)/g;
const owned = /comment on table ([a-z_]+) is 'owner: ([^']+)'/g;
const source = 'apps/server/src/';
/** The demo fills tables as years of use would; tests look behind the scenes. */
const free = /\.test\.ts$|\/testing\/|^apps\/server\/src\/app\/demo\//;

/**
 * Checks that every table is written only by its owner, the folder that its comment in the schema names, or where
 * `apps/server/database/owners.json` says: `also` names further folders that write a table, `statements` the one folder
 * of a kind of statement. Returns one sentence per breach.
 */
export function findForeignWrites(root) {
  const path = join(root, 'apps/server/database/owners.json');
  if (!existsSync(path)) return [];
  const owners = JSON.parse(readFileSync(path, 'utf8'));
  const { tables, unowned } = readTables(root);
  const breaches = sourceTexts(root)
    .filter(({ file }) => file.startsWith(source) && !free.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(writing)].flatMap(([statement, , table]) => {
        const folders = owners.statements[statement.replace(/\s+/, ' ')] ?? [
          ...(tables.get(table) ?? []),
          ...(owners.also[table] ?? []),
        ];
        return folders.length === 0 || isIn(file, folders) ? [] : [adviceFor({ file, statement, folders })];
      }),
    );
  return [...new Set(breaches), ...unowned];
}

function isIn(file, folders) {
  return [folders].flat().some((folder) => file.startsWith(`${source}${folder}/`));
}

function adviceFor({ file, statement, folders }) {
  const place = [folders].flat().join(' or ');
  return `${file} says '${statement}': only ${place} writes that. Call what it exports, or add it there.`;
}

/** Returns the owner of each table, and a sentence for each table of the schema that names none. */
function readTables(root) {
  const migrations = sourceTexts(root, 'apps/server/database', /\.sql$/);
  const matches = (statement) => migrations.flatMap(({ text }) => [...text.matchAll(statement)]);
  const tables = new Map(matches(owned).map(([, table, folder]) => [table, [folder]]));
  const gone = new Set(matches(dropped).map(([, table]) => table));
  const unowned = matches(created)
    .map(([, table]) => table)
    .filter((table) => !tables.has(table) && !gone.has(table))
    .map((table) => `table '${table}' has no owner. Say it: comment on table ${table} is 'owner: areas/…'.`);
  return { tables, unowned };
}
