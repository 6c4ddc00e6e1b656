import type { FlowTestStep } from '@prosa/contract';
import { createSimulation, type SimulationWorld } from '@prosa/flow-engine';
import { perform, type Move } from './play.ts';

/** Why a conversation cannot be kept as a test, or its steps. */
export type TestSteps = { steps: FlowTestStep[] } | { problem: string };

/** A played conversation as the steps of a test: what the customer did, and what the robot answered to it. */
export function testSteps(world: SimulationWorld, moves: readonly Move[]): TestSteps {
  const simulation = createSimulation(world);
  const steps: FlowTestStep[] = [];
  let heard = 0;
  for (const move of moves) {
    const step = stepOf(move);
    if (step === null) return { problem: 'Testes guardam só textos, esperas e respostas de requisições.' };
    perform(simulation, move);
    steps.push(...step);
    for (const line of simulation.log.slice(heard)) {
      if (line.by === 'bot') steps.push({ kind: 'bot', text: line.text });
    }
    heard = simulation.log.length;
  }
  return steps.length > 0 ? { steps } : { problem: 'Converse com o robô antes de salvar.' };
}

/** Null where a test has no word for it. */
function stepOf(move: Move): FlowTestStep[] | null {
  switch (move.kind) {
    case 'start':
      return [];
    case 'say':
      return [{ kind: 'customer', text: move.text }];
    case 'advance':
      return [{ kind: 'clock', minutes: move.minutes }];
    case 'respond':
      return move.status === null ? null : [{ kind: 'response', status: move.status, body: move.body }];
    case 'send':
    case 'call':
      return null;
  }
}
