import type { FlowEnding } from '@prosa/contract';
import type { Frame } from '../run.ts';
import type { Value } from '../value.ts';

/** What a node decided; `why` is the sentence its trace shows. */
export type Outcome = { why: string } & (
  | { kind: 'leave'; port: string }
  | ({ kind: 'wait' } & Pause)
  | { kind: 'jump'; node: string }
  | { kind: 'call'; frame: Frame }
  | { kind: 'return' }
  | { kind: 'end'; ending: FlowEnding; outcome?: string }
);

/** What a node waits for; a field that is left out is not waited for. */
export interface Pause {
  until?: number | null;
  effect?: string | null;
  hears?: boolean;
  memory?: Record<string, Value>;
}

/** Goes on by a port. */
export function leave(port: string, why: string): Outcome {
  return { kind: 'leave', port, why };
}

/** Stays open. */
export function pause(why: string, what: Pause): Outcome {
  return { kind: 'wait', why, ...what };
}

/** Ends the run. */
export function end(ending: FlowEnding, why: string, outcome?: string): Outcome {
  return { kind: 'end', ending, why, ...(outcome === undefined ? {} : { outcome }) };
}
