import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Changed } from './restored.ts';

/**
 * Deletes the system messages of an act if they are the newest of their thread. If something was written after them
 * they stay, marked as undone, because positions in a thread do not change.
 */
export async function takeBackNotices(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  const { account_id } = tx;
  const [newest, overtaken] = [
    changed.filter(({ now, before }) => now.last_position === before.last_line),
    changed.filter(({ now, before }) => now.last_position !== before.last_line),
  ];
  await tx.run(
    sql`delete from messages m using ${linesOf(newest)}
      where m.account_id = ${account_id} and m.conversation_id = given.id
        and m.position between given.first_line and given.last_line`,
    'delete_lines',
  );
  if (!overtaken.length) return;
  await tx.run(
    sql`update messages m set event = 'undone', message = m.message || ' (desfeito)' from ${linesOf(overtaken)}
      where m.account_id = ${account_id} and m.conversation_id = given.id
        and m.position between given.first_line and given.last_line`,
    'mark_lines',
  );
}

function linesOf(changed: readonly Changed[]) {
  return sql`unnest(${changed.map(({ now }) => now.id)}::uuid[],
    ${changed.map(({ before }) => before.first_line)}::integer[],
    ${changed.map(({ before }) => before.last_line)}::integer[]) as given(id, first_line, last_line)`;
}
