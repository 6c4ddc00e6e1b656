import { sendReasonText, sendStateNames, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { momentWriter } from '../../../platform/clock/days.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { listSends, type SendRow } from '../../sending/index.ts';
import { campaignById, campaignKind } from '../reader.ts';
import { presentRecipient } from './list-recipients.ts';

const part = 1000;
const header = ['telefone', 'nome', 'versao', 'situacao', 'motivo', 'enviada', 'respondida'];

/** Exports to whom a campaign goes and what became of it. */
export async function exportCampaign(
  context: CallContext,
  { campaign_id }: ParsedInput<typeof calls.exportCampaign>,
): Promise<Download> {
  const { db } = context;
  const { name, message_type } = found(await campaignById(db, campaign_id));
  const target = { kind: 'campaign', id: campaign_id, label: name } as const;
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.campaign', target }));
  const account = await db.row<{ time_zone: string }>(
    sql`select time_zone from accounts where id = ${db.account_id}`,
  );
  const write = momentWriter(found(account).time_zone);
  const cells = (row: SendRow): string[] => {
    const { phone, version, state, reason } = presentRecipient(row, message_type);
    const why = reason === null ? '' : sendReasonText(reason);
    const moments = [row.handed_at, row.replied_at].map((moment) => (moment ? write(moment) : ''));
    return [
      phone,
      nameOf(row),
      version === null ? '' : String(version),
      sendStateNames[state],
      why,
      ...moments,
    ];
  };
  async function* parts(): AsyncGenerator<string[][]> {
    let after = -1;
    for (;;) {
      const rows = await listSends(db, { kind: campaignKind, id: campaign_id }, { after, limit: part });
      const last = rows.at(-1);
      if (!last) return;
      after = last.position;
      yield rows.map(cells);
    }
  }
  const stream = writeSheet({ name: 'Campanha', header, parts: parts() });
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
  return { stream, mime: sheetMime, name: `Campanha_${plain.slice(0, 60) || 'sem_nome'}.xlsx` };
}

function nameOf({ data }: SendRow): string {
  return typeof data.name === 'string' ? data.name : '';
}
