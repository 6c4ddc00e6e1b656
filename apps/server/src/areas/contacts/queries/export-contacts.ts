import { withoutCountryCode } from '@prosa/brazil';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { momentWriter } from '../../../platform/clock/days.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { presentPlainContact } from '../present.ts';
import { contactsAfter, tagsInUse, variableNames, type ContactRow } from '../reader.ts';

const fixed = ['Telefone', 'Nome', 'Nome no WhatsApp', 'Tags', 'Ignorado', 'Criado em', 'Anotações'];

/** Exports all contacts as a spreadsheet, newest first, read and written in parts, with one column per variable. */
export async function exportContacts(context: CallContext): Promise<Download> {
  const { db, clock } = context;
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.contacts' }));
  const [variables, tags, company] = await Promise.all([variableNames(db), tagsInUse(db), companyOf(db)]);
  const writeMoment = momentWriter(company.time_zone);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  async function* parts(): AsyncGenerator<string[][]> {
    let last: ContactRow | undefined;
    do {
      const rows: ContactRow[] = await contactsAfter(db, last ?? null);
      yield rows.map((row) => rowOf(row, { variables, tagNames, writeMoment }));
      last = rows.at(-1);
    } while (last);
  }
  return {
    stream: writeSheet({ name: 'Contatos', header: [...fixed, ...variables], parts: parts() }),
    mime: sheetMime,
    name: `Contatos_${clock.now().getTime()}.xlsx`,
  };
}

interface Naming {
  variables: readonly string[];
  tagNames: ReadonlyMap<string, string>;
  writeMoment: (moment: Date) => string;
}

async function companyOf(db: AccountDb): Promise<{ time_zone: string }> {
  return found(
    await db.row<{ time_zone: string }>(sql`select time_zone from accounts where id = ${db.account_id}`),
  );
}

function rowOf(row: ContactRow, { variables, tagNames, writeMoment }: Naming): string[] {
  const { data, annotations } = presentPlainContact(row);
  const values = new Map(Object.entries(data));
  return [
    withoutCountryCode(row.phone ?? ''),
    row.override_name ?? row.name,
    row.name,
    row.tags.map((id) => tagNames.get(id) ?? '').join(', '),
    row.ignore ? 'Sim' : 'Não',
    writeMoment(row.created),
    annotations.map(({ text }) => text).join('\n'),
    ...variables.map((name) => values.get(name) ?? ''),
  ];
}
