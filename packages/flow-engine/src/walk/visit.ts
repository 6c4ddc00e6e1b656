import { mask, type FlowNode } from '@prosa/contract';
import { changeScene } from './change-scene.ts';
import type { EffectData } from './effect-data.ts';
import { limits } from '../limits.ts';
import { chance } from './random.ts';
import type { Effect, Offer, OutgoingMessage } from '../effects.ts';
import type { Frame } from '../run.ts';
import type { Value } from '../value.ts';
import type { Scene } from '../scene.ts';
import { cameUp, nodeKey, spokenBy, type Turn } from './turn.ts';
import { typingTime } from './typing.ts';
import { fold } from '../words/fold.ts';
import { createScope, variablesHere, type Scope } from '../words/scope.ts';
import { fillTemplate, type Escape } from '../words/template.ts';

/** One visit of a node: what its executor reads, and through which it acts. */
export interface Visit<Node extends FlowNode = FlowNode> {
  turn: Turn;
  frame: Frame;
  node: Node;
  number: number;
  /** What the node kept while it waited; empty when it is entered. */
  memory: Record<string, Value>;
  /** The variables it changed, for its trace. */
  changes: Record<string, string>;
  /** What it took as its answer, for its trace. */
  input: string | null;
  /** The messages of that answer, for its trace; null where the customer wrote nothing. */
  heard: readonly string[] | null;
  /** Effects so far, which number the next. */
  effects: number;
  /** Whether its executor threw. */
  failed: boolean;
  /** Whether the customer notices a node; kinds do not know one another. */
  isNoticed: (node: FlowNode) => boolean;
}

/** Thrown when a node wants to say more than is allowed for one event; the run ends with it. */
export class TooMuchSaid extends Error {}

/**
 * Adds an effect, which later visits of the same turn see as done, and returns its id. The given object is stamped in
 * place and no longer the caller's, for this runs at every message of every flow.
 */
export function emit(visit: Visit, effect: EffectData): string {
  const { turn, frame, node, number } = visit;
  const made = effect as Effect;
  made.id = `${turn.state.run_id}.${number}.${visit.effects}`;
  made.node = node.id;
  made.flow_id = frame.flow_id;
  made.visit = number;
  visit.effects += 1;
  turn.scene = changeScene(turn.scene, effect);
  turn.effects.push(made);
  return made.id;
}

/** Thrown where something cannot be said at all: the node leaves by its error port, or the run fails. */
export class CannotSay extends Error {}

function obstacle({ mute, missing_files }: Scene, media: string | undefined): string | null {
  if (mute !== null) return mute;
  return media !== undefined && missing_files.includes(media)
    ? 'O arquivo não está mais na biblioteca.'
    : null;
}

/** Says something to the customer, after as long as a person would type it; an empty text is not sent. */
export function say(visit: Visit, text: string, saying: Saying = {}): void {
  const { turn, frame, node, number } = visit;
  const { delay_ms = 0, media, type, beside = false, mark, offer } = saying;
  if (text.trim() === '' && !media) return;
  const why = obstacle(turn.scene, media);
  if (why !== null && beside) return;
  if (why !== null) throw new CannotSay(why);
  if (turn.sent >= limits.messagesPerEvent) throw new TooMuchSaid();
  turn.sent += 1;
  const typed = simulatesTyping(node) && turn.state.has_spoken ? typingTime(text) : 0;
  turn.state.has_spoken = true;
  spokenBy(turn)[number] = nodeKey(frame, node);
  const message: OutgoingMessage = { type: type ?? 'text', text, media: media ?? null };
  if (mark) message[mark] = true;
  if (offer) message.offer = offer;
  emit(visit, { kind: 'send', message, after_ms: delay_ms + typed });
}

/** Nodes without the setting simulate it. */
function simulatesTyping({ settings }: FlowNode): boolean {
  return !('typing' in settings) || settings.typing;
}

export interface Saying {
  delay_ms?: number;
  media?: string;
  type?: OutgoingMessage['type'];
  /** How it is sent, where not as usual. */
  mark?: 'voice' | 'link_preview';
  /** The options that the text spells out. */
  offer?: Offer;
  /** Said on the way to what matters, which happens even where this cannot be said. */
  beside?: boolean;
}

/** Returns the names that a template of this visit may use. */
export function scopeOf(visit: Visit): Scope {
  return createScope(visit.turn.state, visit.turn.scene);
}

/** Fills the run's values into a template. */
export function fill(visit: Visit, template: string, escape: Escape = 'none'): string {
  return fillTemplate(template, scopeOf(visit), escape);
}

/** Sets a variable; null removes it. */
export function setVariable(visit: Visit, name: string, value: Value): void {
  const variables = variablesHere(visit.turn.state);
  if (name === '__proto__') return; // not a variable, but the prototype of them all
  if (value === null) delete variables[name];
  else variables[name] = value;
  cameUp(visit.turn, name);
  visit.changes[name] = visit.turn.state.sensitive.includes(name) ? mask : shown(value);
}

/** Hides the variable's value from traces and people from now on. */
export function keepSecret(visit: Visit, name: string): void {
  const { state } = visit.turn;
  if (!state.sensitive.includes(name)) state.sensitive = [...state.sensitive, name];
}

/** Returns a number from 0 up to 1 for a random choice, always the same for this visit and salt. */
export function randomFor(visit: Visit, salt: string): number {
  return chance(visit.turn.state.run_id, visit.number, salt);
}

/** Returns a value as a trace writes it. */
export function shown(value: Value): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}

/** Returns whether a template would write out a hidden value; names are found whatever their case and accents. */
export function usesSecret({ turn }: Visit, template: string): boolean {
  const { sensitive } = turn.state;
  if (sensitive.length === 0) return false;
  const said = fold(template);
  return sensitive.some((name) => said.includes(fold(name)));
}
