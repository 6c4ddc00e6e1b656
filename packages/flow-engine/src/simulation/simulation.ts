import type { FlowVisit, StartCause } from '@prosa/contract';
import type { Effect } from '../effects.ts';
import type { CustomerMessage, RunEvent, RunState } from '../run.ts';
import type { Value } from '../value.ts';
import type { Scene } from '../scene.ts';
import { startRun } from '../start-run.ts';
import { step } from '../step.ts';
import { variablesHere } from '../words/scope.ts';
import { describe, textOfMessage, type SimulationLine } from './line.ts';
import { changeScene } from '../walk/change-scene.ts';
import { lengthText } from './length-text.ts';
import { causeLine, sceneAfter } from './start-cause.ts';
import { sceneOf, type SimulationWorld } from './world.ts';

/**
 * A run in a little world of its own, for the editor's simulator and for saved tests: the engine itself, played with.
 */
export interface Simulation {
  /** Begins the run without a message, by what somebody lets happen; `say` begins it with one. */
  start: (by?: StartCause) => void;
  /** The customer writes, or sends a file. */
  say: (message: string | Partial<CustomerMessage>) => void;
  /** The customer reacts with an emoji to something the bot said. */
  react: (line: SimulationLine, emoji: string) => void;
  /** Time passes, and whatever waits for it happens. */
  advance: (ms: number) => void;
  /** Answers the request it waits for; a status of null is no answer at all. */
  respond: (status: number | null, body: string) => void;
  /** The outside calls the run's own address. */
  call: (body: string) => void;
  /** A person hands it back. */
  resume: () => void;
  readonly state: RunState;
  readonly scene: Scene;
  /** Oldest first; a new array after every change. */
  readonly log: readonly SimulationLine[];
  readonly trace: readonly FlowVisit[];
  readonly variables: Readonly<Record<string, Value>>;
  /** The request it waits for. */
  readonly pending: (Effect & { kind: 'request' }) | null;
}

/** Sets up a simulation; nothing happens before `start` or `say`. */
export function createSimulation(world: SimulationWorld): Simulation {
  const at: Place = {
    state: startRun({ run_id: 'simulador', flow: world.flow, inputs: world.inputs }),
    scene: sceneOf(world),
    log: [],
    trace: [],
    requests: {},
    messages: 0,
  };
  return {
    start: (by) => start(at, by),
    say: (message) => say(at, message),
    react: (line, emoji) => react(at, line, emoji),
    advance: (ms) => advance(at, ms),
    respond: (status, body) => respond(at, status, body),
    call: (body) => happen(at, { kind: 'result', effect: 'webhook', status: 200, body, problem: null }),
    resume: () => happen(at, { kind: 'resume' }),
    get state() {
      return at.state;
    },
    get scene() {
      return at.scene;
    },
    get log() {
      return at.log;
    },
    get trace() {
      return at.trace;
    },
    get variables() {
      return variablesHere(at.state);
    },
    get pending() {
      return at.requests[at.state.waiting?.effect ?? ''] ?? null;
    },
  };
}

/** The state of a simulation. */
interface Place {
  state: RunState;
  scene: Scene;
  log: SimulationLine[];
  trace: FlowVisit[];
  requests: Record<string, Effect & { kind: 'request' }>;
  messages: number;
}

function start(at: Place, by: StartCause | undefined): void {
  if (by) {
    at.scene = sceneAfter(by, at.scene);
    write(at, { by: 'system', text: causeLine(by, at.scene) });
  }
  happen(at, { kind: 'start', message: null });
}

function say(at: Place, said: string | Partial<CustomerMessage>): void {
  at.messages += 1;
  const message: CustomerMessage = {
    message_id: `simulador-${at.messages}`,
    type: 'text',
    text: '',
    media_url: null,
    file_name: null,
    quoted: null,
    at: at.scene.now,
    ...(typeof said === 'string' ? { text: said } : said),
  };
  const { file_name, quoted } = message;
  write(at, { by: 'customer', text: file_name ?? textOfMessage(message), quoted });
  const kind = at.state.visit === 0 ? ('start' as const) : ('message' as const);
  if (!happen(at, { kind, message })) write(at, { by: 'system', text: unheard(at.state) });
}

function react(at: Place, { effect, text }: SimulationLine, emoji: string): void {
  write(at, { by: 'customer', text: emoji, quoted: text });
  const reaction = { effect: effect ?? '', message_id: 'simulador', emoji, at: at.scene.now };
  if (!happen(at, { kind: 'reaction', reaction }))
    write(at, { by: 'system', text: 'A reação não é resposta a nada que o robô espera.' });
}

function unheard({ ending }: RunState): string {
  return ending === null ? 'O robô não espera uma mensagem agora.' : 'O fluxo já terminou.';
}

function advance(at: Place, ms: number): void {
  const target = at.scene.now + ms;
  write(at, { by: 'system', text: `Passou: ${lengthText(ms)}.` });
  for (let wakes = 0; wakes < maxWakes; wakes += 1) {
    const until = at.state.waiting?.until ?? null;
    if (until === null || until > target) break;
    at.scene = { ...at.scene, now: Math.max(until, at.scene.now) };
    if (!happen(at, { kind: 'wake' })) break;
  }
  at.scene = { ...at.scene, now: target };
}

/** A flow that sleeps for seconds and is advanced by years stops somewhere. */
const maxWakes = 1000;

function respond(at: Place, status: number | null, body: string): void {
  const effect = at.state.waiting?.effect ?? null;
  if (effect === null || !at.requests[effect]) return;
  const problem = status === null ? 'sem resposta' : null;
  write(at, { by: 'system', text: status === null ? 'Sem resposta.' : `Resposta: status ${status}.` });
  happen(at, { kind: 'result', effect, status, body, problem });
}

function happen(at: Place, event: RunEvent): boolean {
  const result = step(at.state, event, at.scene);
  at.state = result.state;
  at.trace = [...at.trace, ...result.trace];
  for (const effect of result.effects) take(at, effect);
  if (result.taken && at.state.ending !== null) write(at, { by: 'system', text: endings[at.state.ending] });
  return result.taken;
}

function take(at: Place, effect: Effect): void {
  const { visit } = effect;
  at.scene = changeScene(at.scene, effect);
  if (effect.kind === 'request') at.requests = { ...at.requests, [effect.id]: effect };
  if (effect.kind === 'send') {
    const { message } = effect;
    write(at, { by: 'bot', text: textOfMessage(message), message, visit, effect: effect.id });
    return;
  }
  const text = describe(effect, at.scene);
  if (text !== null) write(at, { by: 'system', text, visit });
}

function write(at: Place, line: Pick<SimulationLine, 'by' | 'text'> & Partial<SimulationLine>): void {
  const made = { message: null, visit: null, effect: null, quoted: null, at: at.scene.now, ...line };
  at.log = [...at.log, made];
}

const endings: Record<NonNullable<RunState['ending']>, string> = {
  ended: 'O fluxo terminou.',
  human: 'O atendimento está com a equipe.',
  finished: 'O atendimento foi finalizado.',
  ignored: 'O contato é ignorado.',
  opted_out: 'O fluxo terminou: o cliente saiu da lista.',
  dead_end: 'O caminho acabou sem um fim: o atendimento vai para a equipe.',
  loop: 'O fluxo deu voltas demais e foi encerrado.',
  failed: 'O fluxo parou por um erro: o atendimento vai para a equipe.',
  replaced: 'Outro fluxo tomou o lugar deste.',
};
