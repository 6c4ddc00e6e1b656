import { SendPostponed, type ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import {
  admitChat,
  chatStages,
  checkAnswerMs,
  keepCheck,
  knownPhone,
  reserveCheck,
  type CheckedPhone,
  type OwnedChannel,
} from '../../channels/index.ts';
import { countBegun, countUnsettled } from '../core/begun-chats.ts';
import { keepAddress } from '../core/reached-at.ts';
import type { OutboxEntry } from './claim.ts';

/** What decides about chats that a number begins. */
export interface ChatBeginner {
  /** Returns the claimed entries that may be sent now; the others would begin more chats than the warm-up allows. */
  admit(entries: readonly OutboxEntry[]): Promise<ReadonlySet<OutboxEntry>>;
  /**
   * Returns the address of an entry's receiver, which the network is asked for just before the first message; null
   * when the phone has no account. Throws SendPostponed while the number may not ask, and where nothing answers.
   */
  addressOf(entry: OutboxEntry): Promise<string | null>;
}

interface Parts {
  channel: OwnedChannel;
  connection: ChannelConnection;
  /** Returns a number between 0 and 1. */
  random: () => number;
}

/** After the network did not answer about a phone, and while the number's allowance of checks is spent. */
const askAgainMs = 60_000;

/** Creates what decides about the chats that a number begins. Only an entry that begins one costs anything. */
export function createChatBeginner(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { channel, connection, random }: Parts,
): ChatBeginner {
  const { id: channel_id, account_id, capabilities } = channel;
  const db = database.forAccount(account_id);
  /** Only this chat waits for an answer that did not come: others may begin meanwhile. */
  const notFor = (ms: number) => new SendPostponed(new Date(clock.now().getTime() + ms), 'conversation');
  const ask = async (checked: CheckedPhone) => {
    const reservation = await reserveCheck(db, checked, clock.now());
    // A process that ended while it asked holds the phone no longer than an answer takes.
    if (reservation === 'asking') throw notFor(checkAnswerMs);
    if (reservation === 'spent') throw notFor(askAgainMs);
    const jid = await connection.checkPhone(checked.phone).catch(() => {
      throw notFor(askAgainMs);
    });
    await keepCheck(db, { ...checked, jid }, clock.now());
    return jid;
  };
  return {
    async admit(entries) {
      const beginning = entries.filter(({ chat }) => chat === chatStages.new);
      if (!beginning.length || !capabilities.unofficial) return new Set(entries);
      const besides = beginning.map(({ conversation_id }) => conversation_id);
      const now = clock.now();
      const isAdmitted = await admitChat(db, {
        channel_id,
        now,
        random: random(),
        async count(tx, { begins }) {
          const begun = await countBegun(tx, { channel_id, begins, now });
          return { ...begun, today: begun.today + (await countUnsettled(tx, { channel_id, besides })) };
        },
      });
      return new Set(isAdmitted ? entries : entries.filter((entry) => !beginning.includes(entry)));
    },
    async addressOf({ chat, to, phone, conversation_id, by_person }) {
      if (chat !== chatStages.new || !capabilities.checkPhone || phone === null) return to;
      const checked = { channel_id, phone };
      const asker = by_person ? 'person' : 'other';
      const known = await knownPhone(db, checked, { now: clock.now(), asker });
      const jid = known === undefined ? await ask(checked) : known;
      if (jid !== null && jid !== to)
        await db.transaction((tx) => keepAddress(tx, { conversation_id, address: jid }));
      return jid;
    },
  };
}
