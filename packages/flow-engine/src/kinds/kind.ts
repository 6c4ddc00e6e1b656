import type { Comparison, FlowNodeOf, FlowNodeType, FlowProblem } from '@prosa/contract';
import type { Executor } from './executor.ts';
import type { Port } from './parts/ports.ts';
import type { Sampler } from './sampler.ts';

/** All that the engine knows of one kind of node; code that asks about a node asks its kind (`kindOf`). */
export interface Kind<Type extends FlowNodeType> {
  /** The ports, in the order in which they are drawn; those of settings that are off are left out. */
  ports: (settings: Settings<Type>) => Port[];
  /** The texts and expressions that use variables. */
  texts: (settings: Settings<Type>) => Texts;
  /** The variables that it sets; those kept beyond the run by the names under which they are read: `contato.plano`. */
  sets: (settings: Settings<Type>) => string[];
  /** The variables that surely have a value once a run left by a port; left out where no port promises any. */
  gives?: (settings: Settings<Type>, port: string) => string[];
  /** The variables that it empties. */
  clears?: (settings: Settings<Type>) => string[];
  /** The things of the company that it uses. */
  references: (settings: Settings<Type>) => Reference[];
  /** Finds what is missing in its settings, or wrong with them. */
  mustHave: (node: FlowNodeOf<Type>) => FlowProblem[];
  /** Whether a run stays here until something comes: a circle through it does not spin. */
  pauses: (settings: Settings<Type>) => boolean;
  /** Whether the customer notices it, so that a summary for people names it. */
  isNoticed: boolean;
  executor: Executor<FlowNodeOf<Type>>;
  /** Makes settings of any kind that its shape allows, sensible or not, for randomly generated flows. */
  sample: (random: Sampler) => object;
}

export type Settings<Type extends FlowNodeType> = FlowNodeOf<Type>['settings'];

/** What a node writes, compares and calculates. */
export interface Texts {
  /** Texts in which variables are filled in. */
  templates?: string[];
  comparisons?: Comparison[];
  expressions?: string[];
  /** Variables that are read by their bare name. */
  names?: string[];
  /** Names that mean something in these texts alone. */
  own?: string[];
  /** Of the templates, those that do nothing where they come out empty. */
  optional?: string[];
}

/** Something of the company that a node uses. */
export type Reference =
  /** One that must be chosen. */
  | { to: 'departments' | 'users' | 'flows' | 'media'; id: string }
  /** Several, of which any may be gone. */
  | { to: 'tags' | 'users'; ids: string[] }
  /** A secret by its name, and the address it is sent to. */
  | { to: 'secrets'; name: string; url: string };

/** For what a kind has none of. */
export const none = (): never[] => [];

/** For a kind that goes on at once. */
export const never = (): boolean => false;

/** For a kind that always waits. */
export const always = (): boolean => true;
