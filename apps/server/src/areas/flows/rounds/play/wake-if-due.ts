import { advanceRun } from './advance-run.ts';
import { holdIfOffline } from './hold-run.ts';
import { hasLiveRun, type Turn } from './turn.ts';

const maxWakes = 20;

/** Wakes the run for every moment that came until then, unless its number is not connected. */
export function wakeIfDue(given: Turn, then: Date): Turn {
  let turn = given;
  for (let wakes = 0; wakes < maxWakes; wakes += 1) {
    if (!hasLiveRun(turn)) return turn;
    const until = turn.run.state.waiting?.until ?? null;
    if (turn.run.mailbox.length || until === null || until > then.getTime()) return turn;
    const held = holdIfOffline(turn);
    if (held) return held;
    turn = advanceRun(turn, { kind: 'wake' }) ?? turn;
  }
  return turn;
}
