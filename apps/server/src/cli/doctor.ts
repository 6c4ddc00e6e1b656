import { readdir } from 'node:fs/promises';
import { areas, sealedColumns } from '../app/areas.ts';
import { paths } from '../app/paths.ts';
import { sealedCheck } from '../platform/crypto/check-sealed.ts';
import { checkDoors, checkSessions } from '../platform/db/check-doors.ts';
import type { Queryable } from '../platform/db/queryable.ts';
import { sql } from '../platform/db/sql.ts';
import { asTenant } from '../platform/db/tenant-role.ts';
import type { Check, Installation } from '../platform/doctor/check.ts';
import { schemaChecks } from '../platform/doctor/schema-checks.ts';
import { eventChecks } from '../platform/events/checks.ts';
import { StartError } from '../platform/start-error.ts';
import type { Command, CommandContext } from './command.ts';

/** Every invariant that the rows of an installation keep. */
export const checks: readonly Check[] = [
  ...schemaChecks,
  ...eventChecks,
  sealedCheck(sealedColumns),
  ...areas.flatMap((area) => area.checks ?? []),
];

/** Proves the invariants of an installation, running or not, and changes nothing. */
export const doctor: Command = {
  words: ['doctor'],
  parameters: [],
  help: 'confere tudo o que tem de valer numa instalação, sem alterar nada',
  async run(context) {
    const { database, print } = context;
    const pending = await pendingMigrations(database.acrossAccounts);
    if (pending) {
      print(
        `FALHOU  O banco de dados não está na versão deste Prosa: ${pending}. Inicie o servidor uma vez.`,
      );
      return false;
    }
    const lines = [await examineDoors(context), ...(await examineRows(context))];
    for (const { well, line } of lines) print(`${well ? 'ok     ' : 'FALHOU '} ${line}`);
    const failed = lines.filter(({ well }) => !well).length;
    print(failed ? `${failed} de ${lines.length} falharam.` : `${lines.length} verificações, todas ok.`);
    return failed === 0;
  },
};

interface Line {
  well: boolean;
  line: string;
}

/** Runs the checks one after the other, each over one moment of the rows. */
function examineRows({ database, storage, secrets }: CommandContext): Promise<Line[]> {
  return database.acrossAccounts.transaction(async (db) => {
    // Whole tables are read, so the usual preference for indexes is wrong here.
    await db.run(sql`set transaction read only`, null);
    await db.run(sql`set local enable_seqscan = on`, null);
    await db.run(sql`set local statement_timeout = 0`, null);
    const lines: Line[] = [];
    for (const check of checks) lines.push(await examine(check, { db, storage, secrets }));
    return lines;
  });
}

async function examine({ holds, find }: Check, installation: Installation): Promise<Line> {
  const { count, example } = await find(installation);
  return { well: count === 0, line: count ? `${holds} Não valem: ${count}, por exemplo ${example}.` : holds };
}

async function examineDoors({ addresses, ids }: CommandContext): Promise<Line> {
  const { connection, tenant = asTenant(connection), direct = connection } = addresses;
  try {
    await checkSessions(direct);
    await checkDoors({ connection, tenant, direct }, ids.next());
    return { well: true, line: 'O caminho até o banco de dados mantém as empresas separadas.' };
  } catch (error) {
    if (error instanceof StartError) return { well: false, line: error.message };
    throw error;
  }
}

/** Returns what differs between the schema and this version's migrations; null when nothing does. */
async function pendingMigrations(db: Queryable): Promise<string | null> {
  const files = (await readdir(paths.migrations)).filter((name) => name.endsWith('.sql'));
  const wanted = files.map((name) => name.replace(/\.sql$/, '')).toSorted();
  const known = await db.row(sql`select from pg_class where oid = to_regclass('public.schema_migrations')`);
  const rows = known ? await db.rows<{ name: string }>(sql`select name from schema_migrations`) : [];
  const applied = new Set(rows.map(({ name }) => name));
  const missing = wanted.filter((name) => !applied.has(name));
  const foreign = [...applied].filter((name) => !wanted.includes(name));
  const parts = [
    ...(missing.length ? [`falta ${missing.join(', ')}`] : []),
    ...(foreign.length ? [`esta versão não conhece ${foreign.join(', ')}`] : []),
  ];
  return parts.join('; ') || null;
}
