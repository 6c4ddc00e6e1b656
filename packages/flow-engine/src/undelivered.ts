import { executorOf } from './kinds/index.ts';
import { end, leave } from './outcome.ts';
import type { RunEvent } from './run.ts';
import { innermost, nodeIn, spokenBy, type Turn } from './turn.ts';
import { walk } from './walk.ts';

/**
 * Something the run said did not arrive. The error port of the node that said it decides; without one, a question
 * nobody got ends the run, while of a message said on the way only its trace tells.
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
