import type { FlowTestStep } from '@prosa/contract';
import {
  createSimulation,
  performAlone,
  type SimulationMove,
  type SimulationWorld,
} from '@prosa/flow-engine';

/** The steps of a test, or why a conversation cannot be saved as one. */
export type TestSteps = { steps: FlowTestStep[] } | { problem: string };

const maxSteps = 200;
const maxOutside = 65_536;

/** Returns a played conversation as the steps of a test: what was done, and what the bot answered. */
export function testSteps(world: SimulationWorld, moves: readonly SimulationMove[]): TestSteps {
  const simulation = createSimulation(world);
  const steps: FlowTestStep[] = [];
  let heard = 0;
  for (const move of moves) {
    if ('body' in move && move.body.length > maxOutside) {
      return { problem: 'O que veio de fora é longo demais para um teste: o máximo são 65.536 caracteres.' };
    }
    performAlone(simulation, move);
    steps.push(move);
    for (const line of simulation.log.slice(heard)) {
      if (line.by === 'bot') steps.push({ kind: 'bot', text: line.text });
    }
    heard = simulation.log.length;
  }
  if (steps.length > maxSteps) return { problem: `Um teste guarda até ${maxSteps} passos.` };
  return steps.length > 0 ? { steps } : { problem: 'Converse com o robô antes de salvar.' };
}
