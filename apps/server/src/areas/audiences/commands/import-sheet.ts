import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import {
  beginImport,
  contactImportJob,
  takeInSheet,
  visibleImport,
  withoutTags,
} from '../../contacts/index.ts';

type Wanted = ParsedInput<typeof calls.importAudienceSheet>;

/** Takes in a sheet to be analysed, or makes an audience of one that was (`save`). */
export async function importSheet(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  return wanted.save === 'true' ? makeAudience(context, wanted) : takeInSheet(context, 'audience');
}

async function makeAudience(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  const { db, jobs, ids, clock } = context;
  const name = wanted.name.trim();
  if (!name) throw new AppError('audience_name_required');
  if (wanted.people === undefined) throw new AppError('audience_not_analysed');
  const row = await visibleImport(context, wanted.people, 'audience');
  const id = ids.next();
  const props = withoutTags(row.props);
  const makes_contacts = wanted.create_contacts === 'true';
  const variables = row.header.filter((_name, place) => props[place] === 'variable');
  await db.transaction(async (tx) => {
    await beginImport(tx, row, { props, tag: '', makes_tags: false, makes_contacts });
    await tx.run(
      sql`insert into audiences (account_id, id, name, kind, state, import_id, create_contacts, props, created)
        values (${tx.account_id}, ${id}, ${name}, 'sheet', 'filling', ${row.id}, ${makes_contacts}, ${variables},
          ${clock.now()})`,
    );
    await recordAudit(context, tx, {
      action: 'import.audience',
      target: { kind: 'audience', id, label: name },
      details: { pessoas: row.counts.valid ?? 0 },
    });
    tx.record({ type: 'audiences.changed', payload: { audience_id: id } });
  });
  await jobs.enqueue(contactImportJob, { account_id: db.account_id, import_id: row.id });
  return { _id: id };
}
