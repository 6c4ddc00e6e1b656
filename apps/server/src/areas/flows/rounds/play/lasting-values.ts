import type { Effect, Scene, Value } from '@prosa/flow-engine';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { BotConversation } from '../../../conversations/index.ts';
import type { Round } from '../round-context.ts';
import type { World } from '../read/world.ts';

/** Something that flows keep beyond a run; null as its value where it is forgotten. */
export interface LastingValue {
  contact_id: string;
  /** Empty where it is the contact's. */
  conversation_id: string;
  name: string;
  value: Value;
  until: Date | null;
}

/** What is kept of these contacts and their conversations, and not over yet, by contact. */
export async function lastingOf(
  tx: Transaction,
  contact_ids: readonly string[],
  now: Date,
): Promise<Map<string, LastingValue[]>> {
  const rows = await tx.rows<LastingValue>(
    sql`select contact_id, conversation_id, name, value, until from flow_values
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::text[])
        and (until is null or until > ${now})`,
    'flow_values',
  );
  const found = new Map<string, LastingValue[]>();
  for (const row of rows) found.set(row.contact_id, [...(found.get(row.contact_id) ?? []), row]);
  return found;
}

/** What a run in this conversation sees of it. */
export function lastingIn({ lasting }: World, { id, contact_id }: BotConversation): Scene['lasting'] {
  const known = lasting.get(contact_id) ?? [];
  const at = (place: string) =>
    Object.fromEntries(
      known
        .filter(({ conversation_id, value }) => conversation_id === place && value !== null)
        .map(({ name, value, until }) => [name, { value, until: until?.getTime() ?? null }]),
    );
  return { conversation: at(id), contact: at('') };
}

/** Notes that something is to be kept, for the rest of the round too. */
export function keepValue(
  { world, writes }: Round,
  { id, contact_id }: BotConversation,
  { scope, name, value, until }: Effect & { kind: 'keep' },
): void {
  const conversation_id = scope === 'contact' ? '' : id;
  const kept = { contact_id, conversation_id, name, value, until: until === null ? null : new Date(until) };
  const others = (world.lasting.get(contact_id) ?? []).filter(
    (one) => one.name !== name || one.conversation_id !== conversation_id,
  );
  world.lasting.set(contact_id, [...others, kept]);
  writes.values.push(kept);
}

/** Writes what is to be kept, each as it was said last, and takes out what is to be forgotten. */
export async function writeLasting(tx: Transaction, values: readonly LastingValue[]): Promise<void> {
  if (!values.length) return;
  const last = new Map(values.map((one) => [`${one.contact_id} ${one.conversation_id} ${one.name}`, one]));
  const rows = [...last.values()];
  const forgotten = rows.filter(({ value }) => value === null);
  const kept = rows.filter(({ value }) => value !== null);
  if (forgotten.length) {
    await tx.run(
      sql`delete from flow_values v
        using jsonb_to_recordset(${toJson(forgotten)}::jsonb)
          as gone(contact_id text, conversation_id text, name text)
        where v.account_id = ${tx.account_id} and v.contact_id = gone.contact_id
          and v.conversation_id = gone.conversation_id and v.name = gone.name`,
      'forget_flow_values',
    );
  }
  if (kept.length) {
    await tx.run(
      sql`insert into flow_values (account_id, contact_id, conversation_id, name, value, until)
        select ${tx.account_id}, contact_id, conversation_id, name, value, until
        from jsonb_to_recordset(${toJson(kept)}::jsonb)
          as row(contact_id text, conversation_id text, name text, value jsonb, until timestamptz)
        on conflict (account_id, contact_id, conversation_id, name)
        do update set value = excluded.value, until = excluded.until`,
      'keep_flow_values',
    );
  }
}
