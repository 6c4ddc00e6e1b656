import type { RunEffect, TurnOutcome } from '../play/turn.ts';

type Kind = RunEffect['effect']['kind'];

/** An effect, the run that wants it, and whom it is about. */
export interface EffectOf<Wanted extends Kind> {
  run_id: string;
  contact_id: string;
  conversation_id: string;
  effect: Extract<RunEffect['effect'], { kind: Wanted }>;
}

/** Returns the effects of these kinds that turns want, in order. */
export function effectsOfKind<Wanted extends Kind>(
  outcomes: readonly TurnOutcome[],
  ...kinds: Wanted[]
): EffectOf<Wanted>[] {
  const isWanted = (effect: RunEffect['effect']): effect is EffectOf<Wanted>['effect'] =>
    kinds.some((kind) => kind === effect.kind);
  return outcomes.flatMap(({ conversation: { id: conversation_id, contact_id }, effects }) =>
    effects.flatMap(({ run_id, effect }) =>
      isWanted(effect) ? [{ run_id, contact_id, conversation_id, effect }] : [],
    ),
  );
}
