import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { Needs } from '../../versions/flow-versions.ts';
import type { Customer, KnownContact, LastingValue } from './world.ts';

interface Asked {
  contact_ids: readonly string[];
  flows: readonly FlowRow[];
  needs: Needs;
  now: Date;
}

/** Reads the contacts, and of what flows remember of them as much as the flows need, by contact. */
export async function readCustomers(tx: Transaction, asked: Asked): Promise<Map<string, Customer>> {
  const { contact_ids, flows, needs, now } = asked;
  const [contacts, starts, newcomers, choices, values] = await Promise.all([
    readContacts(tx, contact_ids),
    readStarts(tx, contact_ids, flows),
    readNewcomers(tx, contact_ids, flows),
    needs.choices ? readChoices(tx, contact_ids) : [],
    needs.lasting ? readLasting(tx, contact_ids, now) : [],
  ]);
  const [startsOf, choicesOf, valuesOf] = [byContact(starts), byContact(choices), byContact(values)];
  return new Map(
    contacts.map(({ id, data, ...contact }) => [
      id,
      {
        contact: {
          ...contact,
          id,
          data: textsOf(data),
          choices: Object.fromEntries((choicesOf.get(id) ?? []).map(({ key, value }) => [key, value])),
        },
        lasting: valuesOf.get(id) ?? [],
        starts: new Map((startsOf.get(id) ?? []).map(({ flow_id, started }) => [flow_id, started])),
        isNewcomer: newcomers.has(id),
      },
    ]),
  );
}

function byContact<Row extends { contact_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.contact_id);
    if (known) known.push(row);
    else found.set(row.contact_id, [row]);
  }
  return found;
}

function textsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

type ContactRow = Omit<KnownContact, 'choices' | 'data'> & { data: Record<string, unknown> };

function readContacts(tx: Transaction, ids: readonly string[]): Promise<ContactRow[]> {
  return tx.rows<ContactRow>(
    sql`select c.id, coalesce(nullif(c.override_name, ''), c.name) as name, coalesce(c.phone, '') as phone, c.data,
        c.ignore, tags_of_contact(c.account_id, c.id) as tags
      from contacts c where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'contacts_for_flows',
  );
}

/** Reads the text variants and branches that were chosen for contacts before. */
function readChoices(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<{ contact_id: string; key: string; value: string }[]> {
  return tx.rows(
    sql`select contact_id, key, value from flow_draws
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::uuid[])`,
    'flow_draws',
  );
}

/** Reads the values that flows keep and that are not over yet. */
function readLasting(tx: Transaction, contact_ids: readonly string[], now: Date): Promise<LastingValue[]> {
  return tx.rows<LastingValue>(
    sql`select contact_id, conversation_id, name, value, until from flow_values
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::uuid[])
        and (until is null or until > ${now})`,
    'flow_values',
  );
}

async function readStarts(
  tx: Transaction,
  contact_ids: readonly string[],
  flows: readonly FlowRow[],
): Promise<{ contact_id: string; flow_id: string; started: Date }[]> {
  if (!flows.some(({ trigger, cooldown_minutes }) => trigger && cooldown_minutes !== 0)) return [];
  return tx.rows(
    sql`select contact_id, flow_id, started from flow_starts
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::uuid[])`,
    'flow_starts',
  );
}

/** Contacts with one conversation alone. */
async function readNewcomers(
  tx: Transaction,
  contact_ids: readonly string[],
  flows: readonly FlowRow[],
): Promise<Set<string>> {
  if (!flows.some(({ trigger, occasions }) => trigger && occasions.includes('first_contact')))
    return new Set();
  const rows = await tx.rows<{ contact_id: string }>(
    sql`select contact_id from conversations
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::uuid[])
      group by contact_id having count(*) = 1`,
    'newcomers',
  );
  return new Set(rows.map(({ contact_id }) => contact_id));
}
