import { dayOf } from '../../../../platform/clock/days.ts';
import type { Ids } from '../../../../platform/clock/ids.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { settleHappenings } from '../../starts/settle-happenings.ts';
import { writeByBot } from '../../../contacts/index.ts';
import { commitConversations, maskMessages } from '../../../conversations/index.ts';
import type { TurnOutcome } from '../play/turn.ts';
import type { World } from '../read/world.ts';
import type { Run } from '../run.ts';
import { assignPeople } from './assign-people.ts';
import { contactChanges } from './contact-changes.ts';
import { draftsOf } from './drafts-of.ts';
import { effectsOfKind } from './effects-of-kind.ts';
import { finishConversations } from './finish-conversations.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { recordResults } from './record-results.ts';
import { settleAnswers } from './settle-answers.ts';
import { writeLasting } from './write-lasting.ts';
import { writeChoices, writeStarts } from './write-memory.ts';
import { writeConsents, writeScores } from './write-opinions.ts';
import { writeRequests, type QueuedRequest } from './write-requests.ts';
import { writeRuns } from './write-runs.ts';
import { writeCounts, writeTraces } from './write-traces.ts';

interface Writing {
  outcomes: readonly TurnOutcome[];
  ids: Ids;
}

/** What was written and concerns others: runs that will wake, and requests that wait to be made. */
export interface Written {
  runs: readonly Run[];
  requests: readonly QueuedRequest[];
}

/** Writes what became of all conversations of a round, in a number of statements that does not grow with them. */
export async function writeRound(
  tx: Transaction,
  world: World,
  { outcomes, ids }: Writing,
): Promise<Written> {
  const { now } = world;
  const turns = draftsOf(outcomes, world, ids);
  await finishConversations(tx, turns);
  const assigned = await assignPeople(tx, world, turns);
  const notified = await notifyMentioned(tx, effectsOfKind(outcomes, 'mention'), now);
  const runs = runsOf(outcomes, assigned);
  const requests = [...requestsOf(outcomes), ...notified.requests];
  const changes = contactChanges(effectsOfKind(outcomes, 'tags', 'contact', 'ignore'), flowsOf(outcomes));
  await Promise.all([
    writeRuns(tx, runs),
    settleAnswers(
      tx,
      outcomes.flatMap(({ answers }) => answers),
      now,
    ),
    writeTraces(
      tx,
      outcomes.flatMap(({ traces }) => traces),
      now,
    ),
    writeCounts(
      tx,
      outcomes.flatMap(({ passages }) => passages),
      dayOf(now, world.company.time_zone),
    ),
    settleHappenings(
      tx,
      outcomes.flatMap(({ happenings }) => happenings),
    ),
    writeRequests(tx, requests, now),
    writeChoices(tx, effectsOfKind(outcomes, 'choose')),
    writeStarts(tx, outcomes, now),
    writeLasting(tx, effectsOfKind(outcomes, 'keep')),
    writeConsents(tx, effectsOfKind(outcomes, 'consent', 'opt_out'), now),
    writeScores(tx, effectsOfKind(outcomes, 'score', 'ask_score'), now),
    changes.length ? writeByBot(tx, changes, { author: 'Chatbot', now }) : undefined,
  ]);
  await commitConversations(
    tx,
    turns.map(({ draft }) => draft),
  );
  await maskMessages(
    tx,
    effectsOfKind(outcomes, 'mask').map(({ effect }) => effect.message_id),
  );
  notified.events.forEach((event) => tx.record(event));
  recordResults(tx, world, outcomes);
  return { runs, requests };
}

function runsOf(outcomes: readonly TurnOutcome[], assigned: ReadonlyMap<string, string>): Run[] {
  return outcomes
    .flatMap(({ runs }) => runs)
    .map((run) => {
      const handed_to = assigned.get(run.id);
      return handed_to === undefined ? run : { ...run, handed_to };
    });
}

/** Returns the flow of each run. */
function flowsOf(outcomes: readonly TurnOutcome[]): Map<string, string> {
  return new Map(outcomes.flatMap(({ runs }) => runs.map(({ id, flow_id }) => [id, flow_id] as const)));
}

function requestsOf(outcomes: readonly TurnOutcome[]): QueuedRequest[] {
  return effectsOfKind(outcomes, 'request').map(({ run_id, effect: { id, request } }) => ({
    id,
    run_id,
    kind: 'request',
    request,
  }));
}
