import { hasLiveRun, withRun, type RunTurn, type Turn } from './turn.ts';

const hourMs = 60 * 60 * 1000;
/** For the runs of a flow that is no longer in use. */
const usualHours = 24;

/**
 * Holds the run while the number is not connected, for as long as its flow says; after that it goes on as if what it
 * says could not be delivered. Null when the run need not be held.
 */
export function holdIfOffline(turn: RunTurn): RunTurn | null {
  const { run, conversation, world } = turn;
  if (conversation.channel_open || whyMute(turn) !== null) return null;
  const held_since = run.held_since ?? world.now;
  const wake_at = new Date(held_since.getTime() + maxHours(turn) * hourMs);
  return withRun(turn, { ...run, held_since, wake_at });
}

/** Has a run that was held go on with what was due, once the number is connected again. */
export function continueWhenConnected(turn: Turn): Turn {
  if (!hasLiveRun(turn) || !turn.conversation.channel_open || !turn.run.held_since) return turn;
  const { run } = turn;
  const until = run.state.waiting?.until ?? null;
  const wake_at = until === null ? null : new Date(until);
  // Answers from outside that came meanwhile were left for the next round.
  return { ...withRun(turn, { ...run, held_since: null, wake_at }), again: true };
}

/** Returns why a run that was held for as long as it may be can say nothing; null while it can. */
export function whyMute(turn: RunTurn): string | null {
  const { conversation, run, world } = turn;
  if (conversation.channel_open || run.held_since === null) return null;
  const hours = maxHours(turn);
  if (world.now.getTime() - run.held_since.getTime() < hours * hourMs) return null;
  return `O número ficou desconectado por mais de ${hours === 1 ? '1 hora' : `${hours} horas`}.`;
}

function maxHours({ run, world }: RunTurn): number {
  return world.flows.find(({ id }) => id === run.flow_id)?.hold_hours ?? usualHours;
}
