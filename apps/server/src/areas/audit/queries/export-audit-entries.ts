import { auditActions, describeDetails, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { momentWriter } from '../../../platform/clock/days.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { auditConditions, auditEntries, type AuditRow } from '../reader.ts';

const header = ['Quando', 'Quem', 'O que fez', 'Em quê', 'Detalhes', 'Vezes', 'Endereço', 'Aparelho'];
const part = 1000;

/**
 * Exports the audit trail as a spreadsheet, newest first, read and written in parts. The export is recorded as well.
 */
export async function exportAuditEntries(
  context: CallContext,
  filter: ParsedInput<typeof calls.exportAuditEntries>,
): Promise<Download> {
  const { db, clock } = context;
  const conditions = await auditConditions(db, filter);
  const writeMoment = momentWriter(await timeZone(db));
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.audit' }));
  async function* parts(): AsyncGenerator<string[][]> {
    let before: AuditRow | null = null;
    do {
      const rows: AuditRow[] = await auditEntries(db, { conditions, before, most: part });
      yield rows.map((row) => cellsOf(row, writeMoment));
      before = rows.at(-1) ?? null;
    } while (before);
  }
  return {
    stream: writeSheet({ name: 'Registro de atividades', header, parts: parts() }),
    mime: sheetMime,
    name: `Registro_${clock.now().getTime()}.xlsx`,
  };
}

async function timeZone(db: AccountDb): Promise<string> {
  const query = sql`select time_zone from accounts where id = ${db.account_id}`;
  return found(await db.row<{ time_zone: string }>(query)).time_zone;
}

function cellsOf(row: AuditRow, writeMoment: (moment: Date) => string): string[] {
  return [
    writeMoment(row.at),
    row.user_name,
    auditActions[row.action],
    row.contact_name ?? row.target_label,
    describeDetails(row.details),
    String(row.times),
    row.address,
    row.device,
  ];
}
