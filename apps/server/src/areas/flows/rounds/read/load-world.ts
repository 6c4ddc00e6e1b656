import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { lockContacts } from '../../../contacts/index.ts';
import { lockForBot } from '../../../conversations/index.ts';
import { libraryFiles } from '../../../media/index.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { Needs, RunnableFlow } from '../../versions/flow-versions.ts';
import type { Run } from '../run.ts';
import { withWaiting } from '../waiting-queues.ts';
import type { Concerned } from './find-concerned.ts';
import { readCompany } from './read-company.ts';
import { readCustomers } from './read-customers.ts';
import { readEnds } from './read-ends.ts';
import { readMessages } from './read-messages.ts';
import { readInterruptedRuns, readLiveRuns } from './read-runs.ts';
import { readTeam } from './read-team.ts';
import { readLateVersions, readVersions, versionsEverywhere } from './read-versions.ts';
import type { World } from './world.ts';

interface Asked {
  concerned: readonly Concerned[];
  flows: readonly FlowRow[];
  clock: Clock;
  log: Log;
}

/** Locks the conversations and reads what their bots need, and no more. */
export async function loadWorld(tx: Transaction, { concerned, flows, clock, log }: Asked): Promise<World> {
  const now = clock.now();
  const interrupted = await readInterruptedRuns(tx, conversationsToResume(concerned));
  const versions = await readVersions(tx, { concerned, flows, interrupted, log });
  const needs = sumOf([...versions.values()]);
  const ids = concerned.map(({ id }) => id);
  const contact_ids = [...new Set(concerned.map(({ contact_id }) => contact_id))];
  // Before the conversations, as everything that changes tags does.
  if (needs.contacts) await lockContacts(tx, contact_ids);
  const conversations = await lockForBot(tx, ids);
  const [company, customers, runs, messages, media, team] = await Promise.all([
    readCompany(tx),
    readCustomers(tx, { contact_ids, flows, needs, now }),
    readLiveRuns(tx, ids),
    readMessages(tx, messagesOf(concerned)),
    needs.media.length ? libraryFiles(tx, needs.media) : [],
    readTeam(tx, needs, { ids, contact_ids, now }),
  ]);
  const ends = await readEnds(tx, { concerned, messages });
  const mailboxes = await readMessages(tx, mailboxesOf([...runs.values()]));
  const late = await readLateVersions(tx, {
    versions,
    log,
    runs: [...runs.values(), ...interrupted.values()],
  });
  const lateMedia = late.size ? await libraryFiles(tx, sumOf([...late.values()]).media) : [];
  const allVersions = new Map([...versions, ...late]);
  return {
    // Read again: what bots say must not seem earlier than the messages and reactions that were just read.
    now: clock.now(),
    company,
    flows,
    conversations,
    customers,
    runs,
    interrupted,
    messages: new Map([...messages, ...mailboxes]),
    ends,
    versions: allVersions,
    everywhere: versionsEverywhere(flows, allVersions),
    media: new Map([...media, ...lateMedia].map((file) => [file.id, file])),
    ...team,
    waiting: [...conversations.values()].reduce(withWaiting, team.waiting),
  };
}

function conversationsToResume(concerned: readonly Concerned[]): string[] {
  return concerned
    .filter(({ items }) => items.some((item) => item.kind === 'asked' && item.resume))
    .map(({ id }) => id);
}

function messagesOf(concerned: readonly Concerned[]): string[] {
  return concerned.flatMap(({ items }) =>
    items.flatMap((item) => ('message_id' in item && item.message_id ? [item.message_id] : [])),
  );
}

function mailboxesOf(runs: readonly Run[]): string[] {
  return runs.flatMap(({ mailbox }) => mailbox);
}

function sumOf(flows: readonly RunnableFlow[]): Needs {
  return {
    contacts: flows.some(({ needs }) => needs.contacts),
    people: flows.some(({ needs }) => needs.people),
    waiting: flows.some(({ needs }) => needs.waiting),
    choices: flows.some(({ needs }) => needs.choices),
    lasting: flows.some(({ needs }) => needs.lasting),
    media: [...new Set(flows.flatMap(({ needs }) => needs.media))],
  };
}
