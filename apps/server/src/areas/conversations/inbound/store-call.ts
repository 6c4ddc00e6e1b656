import { messageStatuses } from '@prosa/contract';
import type { IncomingCall } from '@prosa/whatsapp';
import { requireOwned } from '../../channels/index.ts';
import { resolveContacts } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import { dayOf, momentWriter } from '../../../platform/clock/days.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { commitConversations } from '../core/commit.ts';
import { appendMessage, applyTransition, startDraft } from '../core/draft.ts';
import { conversationOpened } from '../core/events.ts';
import { openConversations } from '../core/open-conversations.ts';
import { customerWrote, wroteFrom } from '../core/transitions.ts';
import { withPresentContacts } from '../merge/with-present-contacts.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  epoch: number;
  call: IncomingCall;
}

/**
 * Stores a call as a line in the thread. Like a message, it opens a conversation where none is in progress and waits for
 * an answer; bots hear nothing of it. A call of an ignored contact, and one that is known already, changes nothing.
 */
export async function storeCall(runtime: Runtime, arriving: Arriving): Promise<void> {
  const { database, clock, ids } = runtime;
  const { account_id, channel_id, call } = arriving;
  const now = clock.now();
  await withPresentContacts(() =>
    database.forAccount(account_id).transaction(async (tx) => {
      await requireOwned(tx, [arriving]);
      if (await isKnown(tx, arriving)) return;
      const contacts = await resolveContacts(tx, { peers: [call.peer], now, ids });
      const contact = found(contacts.get(call.peer.jid));
      if (contact.ignore) return;
      const wanted = [{ channel_id, contact_id: contact.id, opens: true }];
      const [conversation] = (await openConversations(tx, { wanted, now, ids })).values();
      const draft = startDraft(found(conversation), { now, ids });
      if (conversation?.opened) tx.record(conversationOpened(conversation));
      applyTransition(draft, wroteFrom(draft, call.peer.jid));
      applyTransition(draft, customerWrote(draft, now));
      const at = call.at > now ? now : call.at;
      appendMessage(draft, {
        ...lineOf(call, ids.next()),
        message: await wordsOf(tx, { call, at, now }),
        created: at,
      });
      await commitConversations(tx, [draft]);
    }),
  );
}

/** Returns what names a call among the messages of its channel. */
const idOf = ({ id }: IncomingCall) => `call ${id}`;

async function isKnown(tx: Transaction, { channel_id, call }: Arriving): Promise<boolean> {
  const known = await tx.row(
    sql`select from messages where account_id = ${tx.account_id} and channel_id = ${channel_id}
      and platform_message_id = ${idOf(call)}`,
    'known_call',
  );
  return known !== null;
}

function lineOf(call: IncomingCall, id: string) {
  return {
    id,
    message_id: id,
    platform_message_id: idOf(call),
    origin: 'system',
    type: 'system',
    event: 'call',
    status: messageStatuses.accepted,
  } as const;
}

async function wordsOf(
  tx: Transaction,
  { call, at, now }: { call: IncomingCall; at: Date; now: Date },
): Promise<string> {
  const company = sql`select time_zone from accounts where id = ${tx.account_id}`;
  const { time_zone } = found(await tx.row<{ time_zone: string }>(company, 'time_zone_of_call'));
  const [day = '', time = ''] = momentWriter(time_zone)(at).split(' ');
  const isToday = dayOf(at, time_zone) === dayOf(now, time_zone);
  const kind = call.video ? 'Ligação de vídeo' : 'Ligação de voz';
  return `${kind} recebida ${isToday ? '' : `em ${day} `}às ${time}. Ligações não são atendidas aqui.`;
}
