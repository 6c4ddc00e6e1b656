import { step, type RunEvent } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import { applyEffects } from './apply-effects.ts';
import { handToPeople, problems, stopRun } from './hand-to-people.ts';
import { count } from '../write/round-writes.ts';
import { whyMute } from './hold-run.ts';
import { logFailures } from '../write/log-failures.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';
import { sceneOfRun } from './scene-of-run.ts';

/** Has the engine take one event; false when the run does not take it. */
export function advance(
  round: Round,
  conversation: BotConversation,
  { run, event }: { run: Run; event: RunEvent },
): boolean {
  const { world, writes } = round;
  const contact = world.contacts.get(conversation.contact_id);
  if (!contact) return false;
  const scene = sceneOfRun(round, conversation, { run, mute: whyMute(round, conversation, run) });
  if (!scene) return fail(round, conversation, run);
  const before = run.state.waiting;
  const { state, effects, trace, taken, failures } = step(run.state, event, scene);
  if (!taken) return false;
  logFailures(round, run, failures);
  run.state = state;
  run.steps += 1;
  run.wake_at = dateOf(state.waiting?.until ?? null);
  writes.runs.add(run);
  if (trace.length) writes.steps.push({ run_id: run.id, step: run.steps, visits: trace });
  trace.forEach(({ flow_id, node, port }, place) => {
    // Whoever answers a question was there already.
    const stayed = place === 0 && before?.node === node && event.kind !== 'start';
    if (!stayed) count(writes, { flow_id, node, port: '' });
    if (port !== null) count(writes, { flow_id, node, port });
  });
  applyEffects(round, conversation, { run, contact, effects });
  if (state.ending !== null) endRun(round, conversation, run);
  return true;
}

function endRun(round: Round, conversation: BotConversation, run: Run): void {
  run.ending = run.state.ending;
  run.ended = round.world.now;
  const { ending } = run;
  if (ending === 'dead_end' || ending === 'failed' || ending === 'loop')
    leaveToPeople(conversation, { why: problems[ending], run_id: run.id });
}

/** The version it runs on cannot be read. */
function fail(round: Round, conversation: BotConversation, run: Run): true {
  stopRun(round, run, 'failed');
  leaveToPeople(conversation, { why: problems.failed, run_id: run.id });
  return true;
}

/** Unless they have it already. */
export function leaveToPeople(
  conversation: BotConversation,
  reason: Parameters<typeof handToPeople>[1],
): void {
  if (!conversation.is_manual && !conversation.finished) handToPeople(conversation, reason);
}

/** The conversation's run, while it lives. */
export function liveRun({ world }: Round, { id }: BotConversation): Run | undefined {
  const run = world.runs.get(id);
  return run?.ending === null ? run : undefined;
}

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}
