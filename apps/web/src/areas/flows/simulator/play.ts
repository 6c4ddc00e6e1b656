import {
  createSimulation,
  performAlone,
  type Simulation,
  type SimulationMove,
  type SimulationWorld,
} from '@prosa/flow-engine';

/**
 * Plays moves from the beginning and returns the simulation. The engine is deterministic, so a conversation can be
 * played again whenever the drawing or the world changes.
 */
export function play(world: SimulationWorld, moves: readonly SimulationMove[]): Simulation {
  const simulation = createSimulation(world);
  for (const move of moves) performAlone(simulation, move);
  return simulation;
}
