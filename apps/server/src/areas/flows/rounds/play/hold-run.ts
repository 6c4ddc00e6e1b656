import type { BotConversation } from '../../../conversations/index.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';

const hourMs = 60 * 60 * 1000;
/** For the runs of a flow that is no longer in use. */
const usualHours = 24;

/**
 * While the number is not connected nothing goes on by itself: the run holds, for as long as its flow says, and then
 * goes on as if what it says could not be delivered.
 */
export function isHeld(round: Round, conversation: BotConversation, run: Run): boolean {
  if (conversation.channel_open) return false;
  run.held_since ??= round.world.now;
  if (whyMute(round, conversation, run) !== null) return false;
  run.wake_at = new Date(run.held_since.getTime() + hoursOf(round, run) * hourMs);
  round.writes.runs.add(run);
  return true;
}

/** The number is connected again: what was due goes on. */
export function release({ writes }: Round, run: Run): void {
  const until = run.state.waiting?.until ?? null;
  run.held_since = null;
  run.wake_at = until === null ? null : new Date(until);
  writes.runs.add(run);
  // Answers that came meanwhile were left where they are.
  writes.again = true;
}

/** Why a run that held for as long as it may can say nothing; null while it can. */
export function whyMute(
  round: Round,
  { channel_open }: BotConversation,
  run: Pick<Run, 'held_since' | 'flow_id'>,
): string | null {
  if (channel_open || run.held_since === null) return null;
  const hours = hoursOf(round, run);
  if (round.world.now.getTime() - run.held_since.getTime() < hours * hourMs) return null;
  return `O número ficou desconectado por mais de ${hours === 1 ? '1 hora' : `${hours} horas`}.`;
}

function hoursOf({ flows }: Round, { flow_id }: Pick<Run, 'flow_id'>): number {
  return flows.find(({ id }) => id === flow_id)?.hold_hours ?? usualHours;
}
