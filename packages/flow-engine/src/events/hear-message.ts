import type { FlowNodeOf } from '@prosa/contract';
import { forgetQuestions, goBackTo, quotedQuestion } from './asked-questions.ts';
import { passBy, replyToWordless, whyTooEarly } from './pass-by.ts';
import { findWayOut, takeWayOut } from './way-out.ts';
import { indexOf } from '../flow-index.ts';
import { limits } from '../limits.ts';
import { executorOf } from '../kinds/index.ts';
import type { CustomerMessage, Frame, RunState, Waiting } from '../run.ts';
import { flowOf, innermost, openNode, type Turn } from '../walk/turn.ts';
import { createVisit, enter, walk, type Work } from '../walk/walk.ts';
import { normalise } from '../words/normalise.ts';

/**
 * Hears what the customer wrote; returns false where it is not for the bot. The phrase that leaves marketing comes
 * first, then an exact answer to the open question, then the phrases that lead elsewhere, and last what the open node
 * makes of it. A customer who quotes an earlier question of the run answers that one, as if it were open; what was
 * written before the question left answers nothing.
 */
export function hear(turn: Turn, message: CustomerMessage): boolean {
  const { state } = turn;
  const frame = innermost(turn);
  const node = frame && openNode(turn, frame);
  if (!state.waiting || !frame || !node) return false;
  if (executorOf(node).withPeople) return false;
  const { hears } = state.waiting;
  const out = findGlobal({ turn, message, optOut: true });
  if (out) return enterGlobal(turn, out, message);
  const quoted = hears ? quotedQuestion(turn, message) : null;
  const { memory } = quoted?.question ?? state.waiting;
  const asked = { frame: quoted?.frame ?? frame, node: quoted?.node ?? node };
  const executor = executorOf(asked.node);
  const elsewhere = findGlobal({ turn, message, optOut: false });
  const heard = { executor, visit: createVisit(turn, asked, { memory }), message };
  const early = hears && !quoted ? whyTooEarly(turn, heard) : null;
  const claims = () => hears && early === null && executor.claims?.(heard.visit, message);
  if (elsewhere && !claims()) return enterGlobal(turn, elsewhere, message);
  const wayOut = findWayOut(turn, message);
  if (wayOut && !claims() && !(hears && executor.means?.(heard.visit, message))) {
    forgetSpoken(turn);
    takeWayOut(turn, wayOut, message);
    return true;
  }
  if (!hears || !executor.hear) return keep(turn, state.waiting, message);
  if (quoted) goBackTo(turn, quoted);
  turn.state.last_message = message.text;
  const reply = early === null ? replyToWordless(heard) : '';
  if (reply !== null) {
    const why = early ?? 'Não é uma resposta por escrito: não conta como tentativa.';
    passBy(turn, message, { waiting: { ...state.waiting, memory }, why, reply });
    return true;
  }
  answerHere(turn, message, { memory, how: quoted ? 'O cliente citou esta pergunta.' : '' });
  return true;
}

/** Gives the open node an answer; `how` says in its trace what was unusual about it. */
export function answerHere(turn: Turn, message: CustomerMessage, { memory, how }: Answering): void {
  forgetSpoken(turn);
  const work: Work = (executor, visit) => {
    const outcome = executor.hear?.(visit, message) ?? executor.enter(visit);
    return how ? { ...outcome, why: `${how} ${outcome.why}` } : outcome;
  };
  const input = message.text || message.file_name || message.type;
  walk(turn, work, { memory, input, heard: [message.message_id] });
}

interface Answering {
  memory: Waiting['memory'];
  how: string;
}

/** Hears what came while the run was busy, now that a node hears; drops what no node will hear soon. */
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
  /** The frame whose flow has it; a new one where that is a flow the run is not in. */
  frame: Frame;
}

/** The phrases of the run's own flows come before those of others that hold everywhere. */
function findGlobal({ turn, message, optOut }: Looking): Elsewhere | null {
  if (message.type !== 'text') return null;
  const said = normalise(message.text);
  if (said === '') return null;
  const { frames } = turn.state;
  const isMeant = (node: FlowNodeOf<'global'>) =>
    node.settings.opt_out === optOut && phrasesOf(node).has(said);
  for (const frame of frames.toReversed()) {
    const flow = flowOf(turn, frame);
    const node = flow && indexOf(flow.document).globals.find(isMeant);
    if (node) return { node, frame };
  }
  for (const { flow_id, version, document } of turn.scene.everywhere) {
    if (frames.some((frame) => frame.flow_id === flow_id)) continue;
    const node = indexOf(document).globals.find((one) => one.settings.scope === 'all' && isMeant(one));
    if (node) return { node, frame: { flow_id, version, node: node.id, variables: null, resume: null } };
  }
  return null;
}

interface Looking {
  turn: Turn;
  message: CustomerMessage;
  /** Whether only the phrase that leaves marketing is looked for, or all others. */
  optOut: boolean;
}

const phrases = new WeakMap<FlowNodeOf<'global'>, Set<string>>();

function phrasesOf(node: FlowNodeOf<'global'>): Set<string> {
  const found = phrases.get(node);
  if (found) return found;
  const made = new Set(node.settings.phrases.map((phrase) => normalise(phrase)));
  phrases.set(node, made);
  return made;
}

function enterGlobal(turn: Turn, elsewhere: Elsewhere, message: CustomerMessage): boolean {
  const { state } = turn;
  standAt(state, elsewhere);
  forgetQuestions(turn);
  state.last_message = message.text;
  forgetSpoken(turn);
  const { text: input, message_id } = message;
  walk(turn, enter, { input, heard: [message_id], memory: { message_id } });
  return true;
}

/** Leaves the calls that its flow made; all calls for a flow the run is not in, unless it is to come back. */
function standAt(state: RunState, { node, frame }: Elsewhere): void {
  const { resume } = node.settings;
  const depth = state.frames.indexOf(frame);
  if (depth >= 0) {
    state.frames.length = depth + 1;
    frame.resume = resume && !frame.aside ? (frame.resume ?? frame.node) : null;
    frame.node = node.id;
  } else if (resume) state.frames.push({ ...frame, aside: true });
  else {
    state.frames = [frame];
    state.asked = [];
  }
}

function forgetSpoken(turn: Turn): void {
  turn.state.spoke = {};
  turn.ownsSpoke = true;
}

/**
 * Returns whether the run waits for an answer from outside, which comes soon: what the customer writes meanwhile is
 * kept for the next node.
 */
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
