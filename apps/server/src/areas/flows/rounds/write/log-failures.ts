import type { Log } from '../../../../platform/log/log.ts';
import type { TurnOutcome } from '../play/turn.ts';

const maxFrames = 8;

/** Logs where runs failed. Ids alone: an error's message may quote what a customer wrote. */
export function logFailures(
  { log, account_id }: { log: Log; account_id: string },
  outcomes: readonly Pick<TurnOutcome, 'failures'>[],
): void {
  for (const { run, failures } of outcomes.flatMap((outcome) => outcome.failures)) {
    const { id: run_id, conversation_id } = run;
    for (const { cause, ...place } of failures) {
      const details = { account_id, conversation_id, run_id, ...place, ...faultOf(cause) };
      log.error(details, 'a step of a flow failed');
    }
  }
}

/** Returns the kind of an error, and the places in our code that it passed. */
function faultOf(cause: unknown): { fault: string; frames: string[] } {
  if (!(cause instanceof Error)) return { fault: cause === null ? 'missing' : typeof cause, frames: [] };
  const { name, message, stack = '' } = cause;
  const said = stack.indexOf(message);
  const frames = stack
    .slice(said === -1 ? 0 : said + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { fault: name, frames: frames.slice(0, maxFrames).map((line) => line.trim()) };
}
