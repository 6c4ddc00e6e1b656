import type { Scene } from '../played-number.ts';

/** Something that numbers of every kind are tried with. What a kind cannot do, its screen must not offer. */
export interface Step {
  name: string;
  play(scene: Scene): Promise<void>;
}
