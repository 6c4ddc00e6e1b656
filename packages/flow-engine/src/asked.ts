import type { FlowNode } from '@prosa/contract';
import type { Pause } from './outcome.ts';
import type { Asked, CustomerMessage, Frame } from './run.ts';
import { innermost, nodeIn, type Turn } from './turn.ts';
import type { Visit } from './visit.ts';

const mostQuestions = 16;

/** Keeps in mind what a visit asked, when it said something and now waits for the answer. */
export function rememberQuestion({ turn, frame, node, number: visit }: Visit, pause: Pause): void {
  const { state } = turn;
  const { hears = false, until = null, memory = {} } = pause;
  if (!hears || !Object.hasOwn(state.spoke, visit)) return;
  const depth = state.frames.indexOf(frame);
  const question: Asked = { visit, depth, node: node.id, resume: frame.resume, until, memory };
  state.asked = [...(state.asked ?? []), question].slice(-mostQuestions);
}

/** Forgets what was asked in calls that are over: their frames are gone, and so are their variables. */
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

/** The earlier question that a message quotes, while it can be answered: its flow still runs and its time is not up. */
export function quotedQuestion(turn: Turn, { quoted_effect, at }: CustomerMessage): Quoted | null {
  const { run_id, asked = [], frames } = turn.state;
  if (!quoted_effect?.startsWith(`${run_id}.`)) return null;
  const visit = Number(quoted_effect.split('.').at(-2));
  const question = asked.find((one) => one.visit === visit);
  const frame = question && frames[question.depth];
  if (!frame) return null;
  if (frame === innermost(turn) && frame.node === question.node) return null;
  if (question.until !== null && at >= question.until) return null;
  const node = nodeIn(turn, frame, question.node);
  return node ? { question, frame, node } : null;
}

/** Stands at an earlier question again, as it was asked. */
export function goBackTo(turn: Turn, { question, frame }: Quoted): void {
  turn.state.frames.length = question.depth + 1;
  frame.node = question.node;
  frame.resume = question.resume;
  forgetQuestions(turn);
}
