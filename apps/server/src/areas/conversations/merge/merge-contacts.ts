import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { mergeRows, type SplitPerson } from '../../contacts/index.ts';
import { giveUpFiles } from '../../media/index.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { lockConversationsOf, moveConversations } from '../core/move-conversations.ts';
import type { Joined } from '../core/split-thread.ts';
import type { ConversationState } from '../core/state.ts';
import { noteInOpen } from './note-in-open.ts';
import { uniteOpen } from './unite-open.ts';

interface Merging {
  split: SplitPerson;
  runs: BotRuns;
  now: Date;
}

/**
 * Merges two locked contacts that are one person: conversations, what bots know, the contacts themselves. Recorded in
 * the audit trail and in the threads in progress.
 */
export async function mergeContacts(
  { ids, clock }: Pick<Runtime, 'ids' | 'clock'>,
  tx: Transaction,
  { split, runs, now }: Merging,
): Promise<void> {
  const { kept, gone } = split;
  const talks = await lockConversationsOf(tx, [kept, gone]);
  const joined: Joined[] = [];
  for (const [into, from] of clashingPairs(talks))
    joined.push(await uniteOpen(tx, { into, from, runs, now }));
  const emptied = new Set(joined.map(({ conversation }) => conversation.id));
  const moved = talks.flatMap(({ id, contact_id }) => (contact_id === gone && !emptied.has(id) ? [id] : []));
  await moveConversations(tx, { ids: moved, contact_id: kept });
  await moveEarlyChanges(tx, split);
  await runs.moveContact(tx, { from: gone, into: kept });
  const id = ids.next();
  const { spare, ...names } = await mergeRows(tx, { ...split, id, now, conversations: moved, joined });
  if (spare) await giveUpFiles(tx, [spare]);
  const nobody = { ids, clock, address: '', user_agent: '' };
  await recordAudit(nobody, tx, { action: 'contact.merged', target: { kind: 'contact', id: kept } });
  const both =
    names.gone === names.kept ? `os dois contatos “${names.kept}”` : `${names.gone} e ${names.kept}`;
  const message = `O WhatsApp informou que ${both} são a mesma pessoa. Os contatos foram unidos.`;
  await noteInOpen(tx, { contact_id: kept, notice: { event: 'merged', message, user_id: null }, now, ids });
}

/** Returns conversations in progress over the same channel, the older one first, and quiet ones over the same. */
function clashingPairs(talks: readonly ConversationState[]): [ConversationState, ConversationState][] {
  const single = new Map<string, ConversationState>();
  const pairs: [ConversationState, ConversationState][] = [];
  for (const talk of talks.filter(({ finished, quiet }) => finished === null || quiet)) {
    const key = `${talk.channel_id} ${talk.quiet}`;
    const other = single.get(key);
    if (!other) single.set(key, talk);
    else pairs.push(other.created <= talk.created ? [other, talk] : [talk, other]);
  }
  return pairs;
}

async function moveEarlyChanges(tx: Transaction, { kept, gone }: SplitPerson): Promise<void> {
  await tx.run(
    sql`update early_changes set contact_id = ${kept} where account_id = ${tx.account_id} and contact_id = ${gone}`,
    'move_early_changes',
  );
}
