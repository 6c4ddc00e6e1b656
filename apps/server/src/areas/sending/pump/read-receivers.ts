import { isWindowOpen } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import { chatStageName, reachedAt } from '../../conversations/index.ts';
import type { SendFacts } from '../rules/decide.ts';
import type { Head } from './read-heads.ts';
import type { SendingNumber } from './read-number.ts';

/** Somebody to whom a send would go, and what decides about it. */
export interface Receiver {
  contact_id: string;
  /** Their conversation in progress over the number. */
  conversation_id: string | null;
  facts: SendFacts['receiver'];
}

interface Row {
  send_id: string;
  contact_id: string;
  ignore: boolean;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  address: string | null;
  conversation_id: string | null;
  is_with_person: boolean | null;
  customer_wrote: Date | null;
  chat_begun: Date | null;
  is_served: boolean;
}

interface Asked {
  number: SendingNumber;
  heads: readonly Head[];
  now: Date;
  suppressed(tx: Transaction, contact_ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The facts of a receiver whose contact was erased. */
const nobody: SendFacts['receiver'] = {
  is_gone: true,
  is_suppressed: false,
  is_ignored: false,
  is_reachable: false,
  is_served: false,
  chat: 'new',
  window_is_open: false,
  is_with_person: false,
};

/** Reads the receivers of sends, whose contacts are locked, by send. */
export async function readReceivers(tx: Transaction, asked: Asked): Promise<Map<string, Receiver>> {
  const { number, heads, now, suppressed } = asked;
  const rows = await readRows(tx, asked);
  const optedOut = await suppressed(
    tx,
    rows.map(({ contact_id }) => contact_id),
  );
  const capabilities = capabilitiesOf(number.driver);
  const known = new Map(rows.map((row) => [row.send_id, row]));
  return new Map(
    heads.map(({ id }) => {
      const row = known.get(id);
      if (!row) return [id, { contact_id: '', conversation_id: null, facts: nobody }];
      const { contact_id, conversation_id, customer_wrote, ignore } = row;
      const facts = {
        is_gone: false,
        is_suppressed: optedOut.has(contact_id),
        is_ignored: ignore,
        is_reachable: reachedAt(row, capabilities) !== null,
        is_served: row.is_served,
        chat: chatStageName(row),
        window_is_open: isWindowOpen({ customer_wrote, window_hours: capabilities.windowHours }, now),
        is_with_person: row.is_with_person ?? false,
      };
      return [id, { contact_id, conversation_id, facts }];
    }),
  );
}

function readRows(tx: Transaction, { number: { channel_id }, heads, now }: Asked): Promise<Row[]> {
  const { account_id } = tx;
  return tx.rows<Row>(
    sql`select given.send_id, k.id as contact_id, k.ignore and (k.ignored_until is null or k.ignored_until > ${now}) as ignore,
        k.phone, k.lid, k.bsuid, coalesce(talk.address, last.address) as address,
        case when talk.finished is null then talk.id end as conversation_id,
        talk.finished is null and talk.is_manual as is_with_person,
        coalesce(talk.customer_wrote, last.carried) as customer_wrote, talk.chat_begun,
        given.once and exists (
          select from sends s where s.account_id = ${account_id} and s.contact_id = k.id and s.handed_at is not null
            and s.kind = given.kind and s.source_id = given.source_id and s.id <> given.send_id
        ) as is_served
      from unnest(${heads.map(({ id }) => id)}::uuid[], ${heads.map(({ contact_id }) => contact_id)}::uuid[],
        ${heads.map(({ kind }) => kind)}::text[], ${heads.map(({ source_id }) => source_id)}::uuid[],
        ${heads.map(({ once }) => once)}::boolean[]) as given(send_id, contact_id, kind, source_id, once)
      join contacts k on k.account_id = ${account_id} and k.id = given.contact_id
      left join lateral (
        select c.* from conversations c where c.account_id = ${account_id} and c.channel_id = ${channel_id}
          and c.contact_id = k.id and (c.finished is null or c.quiet)
        order by c.quiet limit 1
      ) as talk on true
      left join lateral (
        select max(c.customer_wrote) filter (where c.customer_wrote > ${now}::timestamptz - interval '24 hours') as carried,
          (array_agg(c.address order by c.created desc) filter (where c.address is not null
            and (k.phone is null or c.address like '%@s.whatsapp.net')))[1] as address
        from conversations c where c.account_id = ${account_id} and c.channel_id = ${channel_id} and c.contact_id = k.id
      ) as last on true`,
    'receivers_of_sends',
  );
}
