import type { FlowEnding, FlowNode, FlowVisit } from '@prosa/contract';
import { forgetQuestions, rememberQuestion } from '../events/asked-questions.ts';
import { forgetSecrets } from '../forget-secrets.ts';
import { limits } from '../limits.ts';
import type { Executor } from '../kinds/executor.ts';
import { executorOf, kindOf } from '../kinds/index.ts';
import { end, leave, type Outcome } from './outcome.ts';
import type { Failure, Frame } from '../run.ts';
import type { Value } from '../value.ts';
import { cameUp, innermost, nodeIn, nodeKey, openNode, wasLedHere, type Turn } from './turn.ts';
import { CannotSay, TooMuchSaid, type Visit } from './visit.ts';
import { variablesHere } from '../words/scope.ts';

/** What the open node does now. */
export type Work = (executor: Executor, visit: Visit) => Outcome;

/** What the node kept while it waited, and what it is given now. */
export interface Given {
  memory?: Record<string, Value>;
  input?: string | null;
  /** The messages of that input. */
  heard?: readonly string[] | null;
}

/** Runs the current node and follows the flow until it waits or ends. */
export function walk(turn: Turn, work: Work, given: Given = {}): void {
  let next = visitOpenNode(turn, work, given);
  while (next !== null) next = visitOpenNode(turn, next, {});
}

/** Enters a node, or ends a run that goes round in circles. */
export const enter: Work = (executor, visit) => {
  const { turn, frame, node } = visit;
  const key = nodeKey(frame, node);
  const times = (turn.state.visits[key] ?? 0) + 1;
  turn.state.visits[key] = times;
  if (times === 1) cameUp(turn, key);
  turn.entered += 1;
  if (times > limits.visitsPerNode)
    return end('loop', `O fluxo passou ${limits.visitsPerNode} vezes por aqui e foi encerrado.`);
  if (turn.entered > limits.visitsPerEvent)
    return end('loop', `O fluxo deu ${limits.visitsPerEvent} passos sem esperar e foi encerrado.`);
  return executor.enter(visit);
};

/** Creates a visit of the open node, which is not counted yet. */
export function createVisit(
  turn: Turn,
  { frame, node }: { frame: Frame; node: FlowNode },
  { memory = {}, input = null, heard = null }: Given = {},
): Visit {
  const number = turn.state.visit + 1;
  return {
    turn,
    frame,
    node,
    number,
    memory,
    input,
    heard,
    changes: {},
    effects: 0,
    failed: false,
    isNoticed,
  };
}

function isNoticed(node: FlowNode): boolean {
  return kindOf(node).isNoticed;
}

/** Ends the run; a customer who left marketing on the way ends it with that. */
export function finish({ state }: Turn, ending: FlowEnding, outcome: string | null = null): null {
  const over = ending === 'ended' || ending === 'dead_end';
  state.ending = over && state.opted_out ? 'opted_out' : ending;
  state.outcome = outcome;
  state.frames = [];
  state.waiting = null;
  state.asked = [];
  state.kept = { messages: [], call: null };
  Object.assign(state, forgetSecrets(state));
  return null;
}

function visitOpenNode(turn: Turn, work: Work, given: Given): Work | null {
  const frame = innermost(turn);
  const node = frame && openNode(turn, frame);
  if (!frame || !node) return missing(turn, frame);
  const visit = createVisit(turn, { frame, node }, given);
  turn.state.visit = visit.number;
  turn.state.waiting = null;
  return settle(visit, attempt(visit, work));
}

function attempt(visit: Visit, work: Work): Outcome {
  const executor = executorOf(visit.node);
  const { turn } = visit;
  const before = { effects: turn.effects.length, scene: turn.scene };
  try {
    return work(executor, visit);
  } catch (problem) {
    if (problem instanceof TooMuchSaid)
      return end('loop', `Mais de ${limits.messagesPerEvent} mensagens de uma vez: o fluxo foi encerrado.`);
    // What the node did before it could not speak stays done.
    if (problem instanceof CannotSay)
      return wentWrong(executor, `Uma mensagem não pôde ser enviada: ${problem.message}`);
    turn.effects.length = before.effects;
    turn.scene = before.scene;
    visit.failed = true;
    turn.failures.push({ ...placeOf(visit), cause: problem });
    return wentWrong(executor, 'Algo inesperado aconteceu neste passo.');
  }
}

function wentWrong({ errorPort }: Executor, why: string): Outcome {
  return errorPort ? leave(errorPort, why) : end('failed', why);
}

function settle(visit: Visit, outcome: Outcome): Work | null {
  const { turn, node } = visit;
  switch (outcome.kind) {
    case 'leave':
      return goOn(visit, outcome, node.next[outcome.port]);
    case 'jump':
      return goOn(visit, outcome, outcome.node);
    case 'wait': {
      const { until = null, effect = null, hears = false, memory = {} } = outcome;
      turn.state.waiting = { node: node.id, visit: visit.number, until, effect, hears, memory };
      rememberQuestion(visit, outcome);
      record(visit, null, outcome.why);
      return null;
    }
    case 'call':
      record(visit, null, outcome.why);
      turn.state.frames.push(outcome.frame);
      return enter;
    case 'return':
      record(visit, null, outcome.why);
      return comeBack(turn);
    case 'end':
      record(visit, null, outcome.why);
      return finish(turn, outcome.ending, outcome.outcome);
  }
}

function goOn(visit: Visit, outcome: Outcome & { port?: string }, target: string | undefined): Work | null {
  const { turn, frame } = visit;
  const port = outcome.port ?? null;
  if (target !== undefined && nodeIn(turn, frame, target)) {
    frame.node = target;
    record(visit, port, outcome.why);
    return enter;
  }
  return deadEnd(visit, port, outcome.why);
}

/** Handles a port that leads nowhere: returns to where the customer was, to the caller, or ends the run. */
function deadEnd(visit: Visit, port: string | null, why: string): Work | null {
  const { turn, frame, node } = visit;
  const stop = (more: string, next: Work | null) => {
    record(visit, port, `${why} ${more}`);
    return next;
  };
  if (port !== null && port === executorOf(node).errorPort)
    return stop('A saída de erro não leva a lugar nenhum: o fluxo parou.', finish(turn, 'failed'));
  if (wasLedHere(frame)) return stop('Volta à pergunta que estava aberta.', comeBack(turn));
  if (turn.state.frames.length > 1) return stop('Volta para o fluxo que chamou.', comeBack(turn));
  if (turn.state.opted_out) return stop('O fluxo terminou.', finish(turn, 'ended'));
  return stop('O caminho acaba aqui sem um fim: o atendimento vai para a equipe.', finish(turn, 'dead_end'));
}

/** Returns from the branch of a phrase to what was open, or from a called flow to its caller; else ends the run. */
function comeBack(turn: Turn): Work | null {
  const frame = innermost(turn);
  if (frame && frame.resume !== null) {
    frame.node = frame.resume;
    frame.resume = null;
    return enter;
  }
  const left = variablesHere(turn.state);
  turn.state.frames.pop();
  forgetQuestions(turn);
  if (turn.state.frames.length === 0) return finish(turn, 'ended');
  if (frame?.aside) return enter;
  return (executor, visit) => executor.comeBack?.(visit, left) ?? leave('next', 'Voltou do outro fluxo.');
}

function missing(turn: Turn, frame: Frame | undefined): null {
  turn.state.visit += 1;
  const { flow_id = '', version = 0, node = '' } = frame ?? {};
  const place = { flow_id, version, node, visit: turn.state.visit };
  turn.failures.push({ ...place, cause: null });
  turn.trace.push({
    ...place,
    type: '',
    label: '',
    input: null,
    port: null,
    why: 'Este passo não existe nesta versão do fluxo.',
    changes: {},
    failed: true,
    at: turn.at,
  });
  return finish(turn, 'failed');
}

function placeOf({ frame, node, number }: Visit): Omit<Failure, 'cause'> {
  return { flow_id: frame.flow_id, version: frame.version, node: node.id, visit: number };
}

/** Written out, not spread: this is done for every node, and spreading made it a third of a run's work. */
function record(visit: Visit, port: string | null, why: string): void {
  const { turn, frame, node, number, input, changes } = visit;
  const entry: FlowVisit = {
    flow_id: frame.flow_id,
    version: frame.version,
    node: node.id,
    visit: number,
    type: node.type,
    label: node.label,
    input,
    port,
    why,
    changes,
    at: turn.at,
  };
  if (visit.heard) entry.heard = [...visit.heard];
  if (visit.failed) entry.failed = true;
  turn.trace.push(entry);
}
