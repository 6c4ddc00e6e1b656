import { createSimulation, type Simulation, type SimulationWorld } from '@prosa/flow-engine';
import type { CustomerFile } from './customer-files.ts';

/** Something that whoever tries a flow did, in the order in which they did it. */
export type Move =
  /** The robot begins without a message of the customer. */
  | { kind: 'start' }
  | { kind: 'say'; text: string }
  | { kind: 'send'; file: CustomerFile }
  | { kind: 'advance'; minutes: number }
  /** A request's answer; a status of null is none. */
  | { kind: 'respond'; status: number | null; body: string }
  /** The outside calls the run's own address. */
  | { kind: 'call'; body: string };

/**
 * Plays moves from the beginning. The engine gives the same for the same, so a conversation can be played anew whenever
 * the drawing or the world changes.
 */
export function play(world: SimulationWorld, moves: readonly Move[]): Simulation {
  const simulation = createSimulation(world);
  for (const move of moves) perform(simulation, move);
  return simulation;
}

/** Makes one move. */
export function perform(simulation: Simulation, move: Move): void {
  switch (move.kind) {
    case 'start':
      return simulation.start();
    case 'say':
      return simulation.say(move.text);
    case 'send':
      return simulation.say(move.file);
    case 'advance':
      return simulation.advance(move.minutes * 60_000);
    case 'respond':
      return simulation.respond(move.status, move.body);
    case 'call':
      return simulation.call(move.body);
  }
}
