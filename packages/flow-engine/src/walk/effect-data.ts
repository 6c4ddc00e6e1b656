import type { Effect } from '../effects.ts';

/** An effect before it has its id. */
export type EffectData = Effect extends infer Kind
  ? Kind extends Effect
    ? Omit<Kind, keyof EffectStamp>
    : never
  : never;

/** Where an effect comes from, stamped by `emit`. */
export type EffectStamp = Pick<Effect, 'id' | 'node' | 'flow_id' | 'visit'>;
