import type { Failure } from '@prosa/flow-engine';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';

const maxFrames = 8;

/** Tells whoever runs Prosa where a run stumbled. Ids alone: what an error says may quote what a customer wrote. */
export function logFailures(
  { log, account_id }: Pick<Round, 'log' | 'account_id'>,
  { id: run_id, conversation_id }: Pick<Run, 'id' | 'conversation_id'>,
  failures: readonly Failure[],
): void {
  for (const { cause, ...place } of failures)
    log.error(
      { account_id, conversation_id, run_id, ...place, ...faultOf(cause) },
      'a step of a flow failed',
    );
}

/** The kind of an error, and the places in our code that it came by. */
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
