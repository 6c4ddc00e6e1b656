import { quotedQuestion } from './asked-questions.ts';
import { isBusy } from './hear-message.ts';
import { executorOf } from '../kinds/index.ts';
import type { CustomerMessage, RunState } from '../run.ts';
import type { Scene } from '../scene.ts';
import { createTurn, innermost, openNode } from '../walk/turn.ts';

/**
 * Returns whether a message's file must be here before the run hears it: the question that it answers takes a file,
 * or the run is busy and its next question may take one.
 */
export function needsFile(state: RunState, message: CustomerMessage, scene: Scene): boolean {
  const { waiting, ending } = state;
  if (ending !== null || !waiting) return false;
  if (!waiting.hears) return isBusy(waiting);
  const turn = createTurn(state, scene);
  const frame = innermost(turn);
  const node = quotedQuestion(turn, message)?.node ?? (frame && openNode(turn, frame));
  return node !== undefined && (executorOf(node).takesFile?.(node) ?? false);
}
