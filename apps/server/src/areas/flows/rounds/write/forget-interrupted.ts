import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';

/**
 * What remains of `state` where it may hold answers to sensitive questions: no place from which a run could continue.
 */
export const stateWithoutSecrets = sql`case
  when state -> 'sensitive' <> '[]' then state || '{"frames": [], "variables": {}, "hidden": {}, "waiting": null, "asked": [], "kept": {"messages": [], "call": null}}'
  else state end`;

/**
 * Removes sensitive answers from the interrupted runs of finished conversations, which nobody hands back any more;
 * skips conversations whose finish was undone meanwhile.
 */
export async function forgetInterrupted(tx: Transaction, finished: readonly string[]): Promise<void> {
  if (!finished.length) return;
  await tx.run(
    sql`update flow_runs r set state = ${stateWithoutSecrets}
      where account_id = ${tx.account_id} and conversation_id = any(${finished}::uuid[]) and ending = 'human'
        and state -> 'sensitive' <> '[]' and exists (
          select from conversations c
          where c.account_id = r.account_id and c.id = r.conversation_id and c.finished is not null)`,
    'forget_interrupted',
  );
}
