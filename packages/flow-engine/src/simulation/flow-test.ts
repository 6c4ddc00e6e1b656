import type { FlowTest, FlowTestResult, FlowTestStep } from '@prosa/contract';
import { perform } from './perform.ts';
import { hear, isAs, nextLine, startReplay, type Replay, type ReplayWorld } from './replay.ts';

/** Plays a saved test against a flow; the first thing that comes out differently is its difference. */
export function runFlowTest(test: FlowTest, world: ReplayWorld): FlowTestResult {
  const replay = startReplay(test, world);
  const { _id, name } = test;
  for (const [place, part] of test.steps.entries()) {
    const difference = play(replay, part);
    if (difference) return { _id, name, difference: { step: place, ...difference } };
  }
  const more = nextLine(replay);
  const step = test.steps.length;
  return { _id, name, difference: more ? { step, expected: nothing, got: more.text } : null };
}

/** Shown in place of a message that did not come, or should not have. */
const nothing = '(nenhuma mensagem)';

type Difference = { expected: string; got: string } | null;

function play(replay: Replay, part: FlowTestStep): Difference {
  const { simulation } = replay;
  if (part.kind === 'bot') return compare(replay, part.text.trim());
  if (part.kind === 'contact') return null;
  const more = nextLine(replay);
  if (more) return { expected: nothing, got: more.text };
  if (part.kind === 'response' && simulation.pending === null)
    return { expected: 'uma requisição', got: 'nenhuma requisição' };
  perform(simulation, part);
  return null;
}

function compare(replay: Replay, expected: string): Difference {
  const line = hear(replay);
  if (line === null) return { expected, got: nothing };
  return isAs(expected, line, replay.simulation) ? null : { expected, got: line.text };
}
