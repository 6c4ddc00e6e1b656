import { executorOf } from '../kinds/index.ts';
import { end, leave } from '../walk/outcome.ts';
import type { RunEvent } from '../run.ts';
import { innermost, nodeIn, spokenBy, type Turn } from '../walk/turn.ts';
import { walk } from '../walk/walk.ts';

/**
 * Handles a message of the run that did not arrive. The error port of its node decides; without one, a question that
 * nobody received ends the run, while a message sent on the way is only recorded in the trace.
 */
export function undelivered(turn: Turn, event: RunEvent & { kind: 'undelivered' }): boolean {
  const { state } = turn;
  const frame = innermost(turn);
  const visit = event.effect.split('.').at(-2) ?? '';
  const speaker = state.spoke[visit];
  if (!frame || speaker === undefined) return false;
  const why = `Uma mensagem não pôde ser entregue: ${event.problem}`;
  const [flow_id, id = ''] = speaker.split('/');
  const node = flow_id === frame.flow_id ? nodeIn(turn, frame, id) : undefined;
  const port = node && executorOf(node).errorPort;
  delete spokenBy(turn)[visit];
  if (node && port && node.next[port] !== undefined) {
    frame.node = id;
    walk(turn, () => leave(port, why));
  } else if (node && id === frame.node) {
    walk(turn, () => end('failed', why));
  } else {
    const { waiting } = state;
    if (waiting === null) return false;
    walk(turn, () => ({ kind: 'wait', why: `${why} O fluxo segue.`, ...waiting }), waiting);
  }
  return true;
}
