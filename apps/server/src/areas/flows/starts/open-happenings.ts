import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockContacts } from '../../contacts/index.ts';
import { openConversations, pairKey } from '../../conversations/index.ts';
import type { FlowRow } from '../flow-rows.ts';
import { addItem, type Item } from '../rounds/read/items.ts';
import { decide } from './decide.ts';
import { dueHappenings } from './due-happenings.ts';
import type { SettledHappening } from './happening.ts';

interface Due {
  /** Of the happenings that are due. */
  happenings: readonly string[];
  flows: readonly FlowRow[];
  /** What bots must hear of; a start is added behind the rest of its conversation. */
  items: Map<string, Item[]>;
}

/**
 * Decides what happenings start, opens the conversations that it takes, and gives each start to its conversation.
 * Returns what becomes of those that start nothing now.
 */
export async function openHappenings(
  tx: Transaction,
  { happenings, flows, items }: Due,
  { now, ids }: { now: Date; ids: Ids },
): Promise<SettledHappening[]> {
  if (!happenings.length) return [];
  const due = await dueHappenings(tx, happenings, now);
  const settled: SettledHappening[] = [];
  const starts = due.flatMap((happening) => {
    const decision = decide(happening, flows, now);
    if (decision.kind === 'settle') settled.push(decision.settled);
    return decision.kind === 'start' ? [{ ...happening, ...decision, cause: happening.kind }] : [];
  });
  const missing = starts.filter(({ conversation_id }) => conversation_id === null);
  const wanted = missing.map(({ channel_id, contact_id }) => ({ channel_id, contact_id, opens: true }));
  // Contacts are locked before conversations everywhere.
  if (wanted.length) {
    await lockContacts(
      tx,
      wanted.map(({ contact_id }) => contact_id),
    );
  }
  const opened = await openConversations(tx, { wanted, now, ids });
  for (const { id, flow, conversation_id, cause, about, ...talk } of starts) {
    const conversation = opened.get(pairKey(talk));
    const place = conversation_id ?? conversation?.id;
    if (place === undefined) continue;
    const isFirst = !items.get(place)?.some(({ kind }) => kind === 'happening');
    const opens = isFirst && conversation_id === null && conversation?.opened === true;
    addItem(items, place, { kind: 'happening', id, cause, about, flow_id: flow.id, opens });
  }
  return settled;
}
