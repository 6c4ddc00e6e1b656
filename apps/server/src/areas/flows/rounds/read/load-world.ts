import type { Ids } from '../../../../platform/clock/ids.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { lockContacts } from '../../../contacts/index.ts';
import { lockForBot } from '../../../conversations/index.ts';
import { libraryFiles } from '../../../media/index.ts';
import type { FlowRow } from '../../flow-rows.ts';
import { runnableFlows, versionKey, type Needs, type RunnableFlow } from '../../versions/flow-versions.ts';
import type { Concerned } from './find-concerned.ts';
import { lastingOf } from '../play/lasting-values.ts';
import { lastAgents, peopleOnline, readVisibleDepartments } from './read-team.ts';
import { waitingElsewhere } from './count-waiting.ts';
import { standingOf, versionsLedInto, type Standing } from '../play/reachable-flows.ts';
import { interruptedRuns, liveRuns, type Run } from '../run-rows.ts';
import { heardMessages, knownContacts, readCompany, type KnownContact, type World } from './world.ts';

interface Loading {
  concerned: readonly Concerned[];
  flows: readonly FlowRow[];
  now: Date;
  ids: Ids;
  log: Log;
}

/** Locks the conversations and reads what their bots need, and no more. */
export async function loadWorld(
  tx: Transaction,
  { concerned, flows, now, ids, log }: Loading,
): Promise<World> {
  const asked = concerned.filter(({ items }) => items.some((item) => item.kind === 'asked' && item.resume));
  const interrupted = await interruptedRuns(
    tx,
    asked.map(({ id }) => id),
  );
  const versions = await versionsOf(tx, { concerned, flows, log, interrupted });
  const needs = sumOf([...versions.values()]);
  const conversation_ids = concerned.map(({ id }) => id);
  const contact_ids = [...new Set(concerned.map(({ contact_id }) => contact_id))];
  // Before the conversations, as everything that changes tags does.
  if (needs.contacts) await lockContacts(tx, contact_ids);
  const conversations = await lockForBot(tx, conversation_ids, { now, ids });
  const [company, contacts, runs, messages, media, people, starts, newcomers, draws, lasting] =
    await Promise.all([
      readCompany(tx),
      knownContacts(tx, contact_ids),
      liveRuns(tx, conversation_ids),
      heardMessages(tx, messageIds(concerned)),
      needs.media.length ? libraryFiles(tx, needs.media) : [],
      peopleAround(tx, needs, { ids: conversation_ids, contact_ids, now }),
      startsOf(tx, contact_ids, flows),
      newcomersOf(tx, contact_ids, flows),
      needs.draws ? drawsOf(tx, contact_ids) : [],
      needs.lasting ? lastingOf(tx, contact_ids, now) : new Map(),
    ]);
  for (const { contact_id, key, value } of draws) remember(contacts, contact_id, { key, value });
  const waiting = await heardMessages(
    tx,
    [...runs.values()].flatMap(({ mailbox }) => mailbox),
  );
  for (const [id, message] of waiting) messages.set(id, message);
  const late = await lateVersions(tx, { versions, log, runs: [...runs.values(), ...interrupted.values()] });
  for (const [key, flow] of late) versions.set(key, flow);
  const more = late.size ? await libraryFiles(tx, sumOf([...late.values()]).media) : [];
  return {
    now,
    company,
    conversations,
    contacts,
    runs,
    interrupted,
    messages,
    versions,
    everywhere: everywhereOf(flows, versions),
    media: new Map([...media, ...more].map((file) => [file.id, file])),
    ...people,
    lasting,
    starts,
    newcomers,
  };
}

interface Around {
  ids: readonly string[];
  contact_ids: readonly string[];
  now: Date;
}

type People = Pick<World, 'online' | 'waiting' | 'last_agents' | 'visibleDepartments'>;

/** Who is there and who waits for them, as far as the flows ask. */
async function peopleAround(
  tx: Transaction,
  needs: Needs,
  { ids, contact_ids, now }: Around,
): Promise<People> {
  const [online, waiting, last_agents, visibleDepartments] = await Promise.all([
    needs.people ? peopleOnline(tx, now) : {},
    needs.waiting ? waitingElsewhere(tx, ids) : {},
    needs.people ? lastAgents(tx, contact_ids) : new Map(),
    needs.people ? readVisibleDepartments(tx) : new Map(),
  ]);
  return { online, waiting, last_agents, visibleDepartments };
}

/** The versions that may run: those of live runs, those that may start, and those that are taken up again. */
async function versionsOf(
  tx: Transaction,
  {
    concerned,
    flows,
    log,
    interrupted,
  }: Omit<Loading, 'now' | 'ids'> & { interrupted: ReadonlyMap<string, Run> },
): Promise<Map<string, RunnableFlow>> {
  const wanted: (readonly [string, number])[] = [];
  const begins = new Set(concerned.flatMap(startsWith));
  for (const { id, trigger, everywhere, published_version } of flows)
    if (published_version !== null && (trigger || everywhere || begins.has(id)))
      wanted.push([id, published_version]);
  for (const { run_flow, run_version } of concerned)
    if (run_flow !== null && run_version !== null) wanted.push([run_flow, run_version]);
  for (const { flow_id, version } of interrupted.values()) wanted.push([flow_id, version]);
  const versions = await runnableFlows(tx, { wanted, log });
  const led = versionsLedInto(standingIn(concerned, interrupted), versions);
  return led.length ? new Map([...versions, ...(await runnableFlows(tx, { wanted: led, log }))]) : versions;
}

/** Where the runs stand that go on: they may have been led into a flow that nothing else names any more. */
function standingIn(concerned: readonly Concerned[], interrupted: ReadonlyMap<string, Run>): Standing[] {
  const live = concerned.flatMap(({ run_flow: flow_id, run_version: version, run_frames: frames }) =>
    flow_id !== null && version !== null ? [{ flow_id, version, frames }] : [],
  );
  return [...live, ...[...interrupted.values()].map(standingOf)];
}

function startsWith({ start_flow, flow_id, items }: Concerned): string[] {
  const asked = items.flatMap((item) => (item.kind === 'asked' ? [item.flow_id] : []));
  return [start_flow, flow_id, ...asked].filter((id) => id !== null);
}

interface Known {
  versions: ReadonlyMap<string, RunnableFlow>;
  runs: readonly Run[];
  log: Log;
}

/** Those of runs that were led over to a newer version since they were looked at, or into a flow by a phrase of its. */
async function lateVersions(
  tx: Transaction,
  { versions, runs, log }: Known,
): Promise<Map<string, RunnableFlow>> {
  const missing = runs.filter(({ flow_id, version }) => !versions.has(versionKey(flow_id, version)));
  const wanted = missing.map(({ flow_id, version }) => [flow_id, version] as const);
  return runnableFlows(tx, { wanted: [...wanted, ...versionsLedInto(runs.map(standingOf), versions)], log });
}

function everywhereOf(
  flows: readonly FlowRow[],
  versions: ReadonlyMap<string, RunnableFlow>,
): RunnableFlow[] {
  return flows.flatMap(({ id, everywhere, published_version: version }) =>
    everywhere && version !== null ? (versions.get(versionKey(id, version)) ?? []) : [],
  );
}

function sumOf(flows: readonly RunnableFlow[]): Needs {
  return {
    contacts: flows.some(({ needs }) => needs.contacts),
    people: flows.some(({ needs }) => needs.people),
    waiting: flows.some(({ needs }) => needs.waiting),
    draws: flows.some(({ needs }) => needs.draws),
    lasting: flows.some(({ needs }) => needs.lasting),
    media: [...new Set(flows.flatMap(({ needs }) => needs.media))],
  };
}

function messageIds(concerned: readonly Concerned[]): string[] {
  return concerned.flatMap(({ items }) =>
    items.flatMap((item) => ('message_id' in item && item.message_id ? [item.message_id] : [])),
  );
}

function remember(
  contacts: ReadonlyMap<string, KnownContact>,
  contact_id: string,
  { key, value }: { key: string; value: string },
): void {
  const contact = contacts.get(contact_id);
  if (contact) contact.drawn[key] = value;
}

function drawsOf(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<{ contact_id: string; key: string; value: string }[]> {
  return tx.rows(
    sql`select contact_id, key, value from flow_draws
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::text[])`,
    'flow_draws',
  );
}

async function startsOf(
  tx: Transaction,
  contact_ids: readonly string[],
  flows: readonly FlowRow[],
): Promise<Map<string, Date>> {
  if (!flows.some(({ trigger, cooldown_minutes }) => trigger && cooldown_minutes !== 0)) return new Map();
  const rows = await tx.rows<{ contact_id: string; flow_id: string; started: Date }>(
    sql`select contact_id, flow_id, started from flow_starts
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::text[])`,
    'flow_starts',
  );
  return new Map(rows.map(({ contact_id, flow_id, started }) => [`${contact_id} ${flow_id}`, started]));
}

/** Contacts with one conversation alone. */
async function newcomersOf(
  tx: Transaction,
  contact_ids: readonly string[],
  flows: readonly FlowRow[],
): Promise<Set<string>> {
  if (!flows.some(({ trigger, occasions }) => trigger && occasions.includes('first_contact')))
    return new Set();
  const rows = await tx.rows<{ contact_id: string }>(
    sql`select contact_id from conversations
      where account_id = ${tx.account_id} and contact_id = any(${contact_ids}::text[])
      group by contact_id having count(*) = 1`,
    'newcomers',
  );
  return new Set(rows.map(({ contact_id }) => contact_id));
}
