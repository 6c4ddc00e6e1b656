import type { FlowNode } from '@prosa/contract';
import type { Pause } from '../walk/outcome.ts';
import type { Asked, CustomerMessage, Frame } from '../run.ts';
import { innermost, nodeIn, type Turn } from '../walk/turn.ts';
import type { Visit } from '../walk/visit.ts';

const maxQuestions = 16;

/** Remembers what a visit asked, if it said something and now waits for the answer. */
export function rememberQuestion(asking: Visit, pause: Pause): void {
  const { turn, frame, node, number: visit } = asking;
  const { state } = turn;
  const { hears = false, until = null, memory = {} } = pause;
  if (!hears || !Object.hasOwn(state.spoke, visit)) return;
  const depth = state.frames.indexOf(frame);
  const before = state.asked?.at(-1);
  // Who hears and says something asks again what is open.
  const isAgain = asking.heard !== null && before !== undefined && isOpen(turn, before);
  const first = isAgain ? (before.first ?? before.visit) : visit;
  const question: Asked = { visit, first, depth, node: node.id, resume: frame.resume, until, memory };
  state.asked = [...(state.asked ?? []), question].slice(-maxQuestions);
}

/** Forgets the questions of called flows that are over: their frames are gone, and so are their variables. */
export function forgetQuestions({ state }: Turn): void {
  if (!state.asked) return;
  state.asked = state.asked.filter(({ depth }) => depth < state.frames.length);
}

/** An earlier question, and where it can be answered. */
export interface Quoted {
  question: Asked;
  frame: Frame;
  node: FlowNode;
}

/**
 * Returns the earlier question that a message quotes, while it can be answered: its flow still runs and its time is
 * not up.
 */
export function quotedQuestion(turn: Turn, { quoted_effect, at }: CustomerMessage): Quoted | null {
  const question = questionOf(turn, quoted_effect);
  const frame = question && turn.state.frames[question.depth];
  if (!frame) return null;
  if (isOpen(turn, question)) return null;
  if (question.until !== null && at >= question.until) return null;
  const node = nodeIn(turn, frame, question.node);
  return node ? { question, frame, node } : null;
}

/** Returns whether a message of the run asked the question that is open now. */
export function asksWhatIsOpen(turn: Turn, effect: string): boolean {
  const question = questionOf(turn, effect);
  return question !== undefined && isOpen(turn, question);
}

/**
 * Returns how much of the open question had not left when the customer wrote: all of it, or only the words with which
 * it was asked again. Null where they may have read it: also when they quote it, or tapped one of its options.
 */
export function unseenPart(turn: Turn, message: CustomerMessage): 'question' | 'last words' | null {
  const { unseen = [], option_id, quoted_effect } = message;
  const question = turn.state.asked?.at(-1);
  if (!unseen.length || option_id || !question || !isOpen(turn, question)) return null;
  if (typeof quoted_effect === 'string' && asksWhatIsOpen(turn, quoted_effect)) return null;
  const isUnseen = (visit: number) =>
    unseen.some((effect) => effect.startsWith(`${turn.state.run_id}.${visit}.`));
  if (isUnseen(question.first ?? question.visit)) return 'question';
  return isUnseen(question.visit) ? 'last words' : null;
}

/** The question that a message of the run asked. */
function questionOf({ state }: Turn, effect: string | null | undefined): Asked | undefined {
  const { run_id, asked = [] } = state;
  if (!effect?.startsWith(`${run_id}.`)) return undefined;
  const visit = Number(effect.split('.').at(-2));
  return asked.find((one) => one.visit === visit);
}

function isOpen(turn: Turn, { depth, node }: Asked): boolean {
  const frame = innermost(turn);
  return frame === turn.state.frames[depth] && frame?.node === node;
}

/** Goes back to an earlier question, as it was when it was asked. */
export function goBackTo(turn: Turn, { question, frame }: Quoted): void {
  turn.state.frames.length = question.depth + 1;
  frame.node = question.node;
  frame.resume = question.resume;
  forgetQuestions(turn);
}
