import type { FlowNodeOf } from '@prosa/contract';
import { forgetQuestions, goBackTo, quotedQuestion } from './asked.ts';
import { indexOf } from './flow-index.ts';
import { limits } from './limits.ts';
import { executorOf } from './nodes/executors.ts';
import type { CustomerMessage, Frame, Waiting } from './run.ts';
import { flowOf, innermost, openNode, type Turn } from './turn.ts';
import { createVisit, enter, walk, type Work } from './walk.ts';
import { normalise } from './words/normalise.ts';

/**
 * Hands the run what the customer wrote. The way out comes first of all, then an exact answer to what is open, then
 * the phrases that lead elsewhere, and last whatever the open node makes of it. Whoever quotes an earlier question of
 * the run answers that one, as if it were open. False where it is not for the robot.
 */
export function hear(turn: Turn, message: CustomerMessage): boolean {
  const { state } = turn;
  const frame = innermost(turn);
  const node = frame && openNode(turn, frame);
  if (!state.waiting || !frame || !node) return false;
  if (executorOf(node).withPeople) return false;
  const { hears } = state.waiting;
  const out = findGlobal(turn, message, true);
  if (out) return enterGlobal(turn, out, message);
  const quoted = hears ? quotedQuestion(turn, message) : null;
  const { memory } = quoted?.question ?? state.waiting;
  const asked = { frame: quoted?.frame ?? frame, node: quoted?.node ?? node };
  const executor = executorOf(asked.node);
  const elsewhere = findGlobal(turn, message, false);
  const claims = () => executor.claims?.(createVisit(turn, asked, { memory }), message);
  if (elsewhere && !(hears && claims())) return enterGlobal(turn, elsewhere, message);
  if (!hears || !executor.hear) return keep(turn, state.waiting, message);
  if (quoted) goBackTo(turn, quoted);
  turn.state.last_message = message.text;
  answerHere(turn, message, { memory, how: quoted ? 'O cliente citou esta pergunta.' : '' });
  return true;
}

/** Has the open node take an answer; `how` says in its trace what was unusual about it. */
export function answerHere(turn: Turn, message: CustomerMessage, { memory, how }: Answering): void {
  forgetSpoken(turn);
  const work: Work = (executor, visit) => {
    const outcome = executor.hear?.(visit, message) ?? executor.enter(visit);
    return how ? { ...outcome, why: `${how} ${outcome.why}` } : outcome;
  };
  walk(turn, work, { memory, input: message.text || message.file_name || message.type });
}

interface Answering {
  memory: Waiting['memory'];
  how: string;
}

/** Hands over what came while the run was busy, now that a node hears; what nothing will hear soon is let go. */
export function hearKept(turn: Turn): void {
  const { state } = turn;
  while (state.kept.messages.length > 0 && state.ending === null && state.waiting) {
    if (isBusy(state.waiting)) return;
    const [message, ...messages] = state.kept.messages;
    state.kept = { ...state.kept, messages };
    if (message && state.waiting.hears) hear(turn, message);
  }
}

interface Elsewhere {
  node: FlowNodeOf<'global'>;
  /** The frame whose flow has it; the calls inside of it are left. */
  frame: Frame;
}

function findGlobal(turn: Turn, message: CustomerMessage, optOut: boolean): Elsewhere | null {
  if (message.type !== 'text') return null;
  let said: string | null = null;
  for (const frame of turn.state.frames.toReversed()) {
    const flow = flowOf(turn, frame);
    for (const node of flow ? indexOf(flow.document).globals : []) {
      if (node.settings.opt_out !== optOut) continue;
      said ??= normalise(message.text);
      if (said !== '' && phrasesOf(node).has(said)) return { node, frame };
    }
  }
  return null;
}

const phrases = new WeakMap<FlowNodeOf<'global'>, Set<string>>();

function phrasesOf(node: FlowNodeOf<'global'>): Set<string> {
  const found = phrases.get(node);
  if (found) return found;
  const made = new Set(node.settings.phrases.map((phrase) => normalise(phrase)));
  phrases.set(node, made);
  return made;
}

function enterGlobal(turn: Turn, { node, frame }: Elsewhere, message: CustomerMessage): boolean {
  const { state } = turn;
  state.frames.length = state.frames.indexOf(frame) + 1;
  forgetQuestions(turn);
  frame.resume = node.settings.resume ? (frame.resume ?? frame.node) : null;
  frame.node = node.id;
  state.last_message = message.text;
  forgetSpoken(turn);
  walk(turn, enter, { input: message.text, memory: { message_id: message.message_id } });
  return true;
}

function forgetSpoken(turn: Turn): void {
  turn.state.spoke = {};
  turn.ownsSpoke = true;
}

/** Waiting for an answer from outside, which comes soon: what the customer writes meanwhile is kept for the next node. */
export function isBusy({ effect }: Waiting): boolean {
  return effect !== null && effect !== 'webhook';
}

function keep({ state }: Turn, waiting: Waiting, message: CustomerMessage): boolean {
  if (!isBusy(waiting)) return false;
  const { messages } = state.kept;
  const last = messages.at(-1);
  const kept =
    last && messages.length >= limits.keptMessages
      ? messages.with(-1, { ...last, text: `${last.text}\n${message.text}`.slice(0, limits.templateLength) })
      : [...messages, message];
  state.kept = { ...state.kept, messages: kept };
  return true;
}
