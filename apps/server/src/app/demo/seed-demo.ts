import { indexEverySaid } from '../../areas/conversations/index.ts';
import { hashPassword } from '../../areas/team/index.ts';
import { recountMessages, recountRuns } from '../../areas/reports/index.ts';
import type { Runtime } from '../../platform/area.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Simulator } from '../simulator.ts';
import { addAudiences } from './audiences.ts';
import { addBotHistory } from './bot-history.ts';
import { addCampaigns } from './campaigns.ts';
import { createShop, createStaff, type DemoCompany, type Seeding } from './company.ts';
import { inventContacts, type DemoContact } from './contacts.ts';
import { planDialogues, stageDialogue, type PlannedDialogue } from './conversations.ts';
import { addFinances } from './finances.ts';
import { addFollowUps } from './follow-ups.ts';
import { insertRows } from './insert-rows.ts';
import { demoPassword } from './logins.ts';
import { pairPhone } from './pair-phone.ts';
import { recordHistory } from './record-history.ts';
import { createChance, type Chance } from './random.ts';
import { addSchedules } from './schedules.ts';

type Server = Pick<Runtime, 'database' | 'clock' | 'ids' | 'secrets'>;
type Network = Pick<Simulator, 'driver' | 'seam'>;

const seed = 20_260_301;
const contactCount = 120;
const hourMs = 60 * 60 * 1000;
/** Any number that no other lock of the product uses. */
const seedLock = 7_301_001;

/**
 * Fills an empty database with a shop that looks lived-in and with the provider's staff, in one transaction; does
 * nothing when there is a company already. With a simulated network the number 'vendas' comes up connected.
 */
export async function seedDemo(server: Server, simulator: Network | null): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  const seeded = await server.database.acrossAccounts.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await tx.row(sql`select from accounts limit 1`)) return null;
    const seeding = { tx, clock: server.clock, ids: server.ids, password_hash };
    const company = await createShop(seeding);
    await createStaff(seeding);
    await addFinances(seeding);
    await fillShop(seeding, company);
    if (simulator) await connectSales(server, { tx, company, simulator });
    return company.account_id;
  });
  if (seeded === null) return;
  const db = server.database.forAccount(seeded);
  // At once: what is older than thirty days is soon deleted.
  await recountRuns(db);
  await recountMessages(db);
  await indexEverySaid(db);
}

async function fillShop(seeding: Seeding, company: DemoCompany): Promise<void> {
  const { tx, ids } = seeding;
  const chance = createChance(seed);
  const invented = inventContacts(chance, contactCount);
  const planned = planDialogues({ clock: seeding.clock, chance }, invented.length);
  const contacts = datedContacts({ ...seeding, chance, planned, invented });
  await insertContacts(tx, company, contacts);
  const staged = planned.map((plan) => {
    const contact = contacts.find(({ place }) => place === plan.contact);
    if (!contact) throw new Error('a dialogue with nobody');
    const called = (contact.override_name ?? contact.name).split(' ')[0] || 'cliente';
    return stageDialogue(plan, { company, ids, chance, contact: { id: contact.id, called } });
  });
  const conversations = staged.map(({ conversation }) => conversation);
  await insertRows(tx, 'conversations', conversations);
  await insertRows(
    tx,
    'messages',
    staged.flatMap(({ messages }) => messages),
  );
  await addBotHistory(tx, { company, ids, chance }, conversations);
  await recordHistory(tx, company, { contacts, conversations });
  const audiences = await addAudiences({ ...seeding, company, contacts, chance });
  await addCampaigns({ ...seeding, company, chance }, audiences);
  await addSchedules({ ...seeding, company, contacts });
  await addFollowUps({ ...seeding, company });
  // It has answered customers for months, so nobody has to be led.
  await insertRows(tx, 'first_steps', [{ account_id: company.account_id, ended: seeding.clock.now() }]);
}

interface DatedContact extends DemoContact {
  id: string;
  created: Date;
  /** Index in the list in which they were invented. */
  place: number;
}

interface Dating extends Pick<Seeding, 'clock' | 'ids'> {
  chance: Chance;
  planned: readonly PlannedDialogue[];
  invented: readonly DemoContact[];
}

/** Dates the contacts: each became known before it first wrote, and ids sort by those times. */
function datedContacts({ clock, ids, chance, planned, invented }: Dating): DatedContact[] {
  const firstWrote = new Map<number, Date>();
  for (const { contact, end } of planned) if (!firstWrote.has(contact)) firstWrote.set(contact, end);
  return invented
    .map((contact, place) => {
      const known = firstWrote.get(place) ?? new Date(clock.now().getTime() - chance.below(2_000) * hourMs);
      return { ...contact, place, created: new Date(known.getTime() - 2 * hourMs) };
    })
    .sort((one, other) => one.created.getTime() - other.created.getTime())
    .map((contact) => ({ ...contact, id: ids.next() }));
}

async function insertContacts(
  tx: Queryable,
  { account_id, tags }: DemoCompany,
  contacts: readonly DatedContact[],
): Promise<void> {
  await insertRows(
    tx,
    'contacts',
    contacts.map(({ id, name, override_name, phone, lid, data, annotations, ignore, created }) => ({
      account_id,
      id,
      name,
      override_name,
      phone,
      lid,
      channel_contact_id: phone ? `${phone}@s.whatsapp.net` : `${lid}@lid`,
      data,
      annotations: annotations.map((note) => ({ ...note, created })),
      ignore,
      created,
    })),
  );
  await insertRows(
    tx,
    'contact_tags',
    contacts.flatMap((contact) =>
      contact.tags.map((name) => ({ account_id, contact_id: contact.id, tag_id: tags.get(name) })),
    ),
  );
}

interface Connecting {
  tx: Queryable;
  company: DemoCompany;
  simulator: Network;
}

/** Connects the number 'vendas' to a phone that scanned its QR long ago; the sessions process only has to connect. */
async function connectSales(
  { secrets }: Server,
  { tx, company: { account_id, channels }, simulator }: Connecting,
): Promise<void> {
  const id = channels.get('vendas') ?? '';
  const { credentials, jid } = await pairPhone(simulator, { channel_id: id, phone: '5541988110022' });
  await tx.run(
    sql`update channels set wanted = true, credentials = ${secrets.seal(credentials)}, jid = ${jid},
        status_reason = null
      where account_id = ${account_id} and id = ${id}`,
  );
}
