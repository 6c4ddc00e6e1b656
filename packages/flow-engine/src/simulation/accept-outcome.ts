import type { FlowTest, FlowTestStep } from '@prosa/contract';
import { perform } from './perform.ts';
import { hear, isAs, nextLine, startReplay, type Replay, type ReplayWorld } from './replay.ts';

/** Looking for what did not come may change when the rest comes; more passes than this help no drawing. */
const maxPasses = 4;

/**
 * Returns the steps of a test with what the bot says now as what it is expected to say: played again, the test
 * passes.
 */
export function acceptOutcome(test: FlowTest, world: ReplayWorld): FlowTestStep[] {
  let { steps, isLasting } = playAnew(test, world);
  for (let pass = 1; !isLasting && pass < maxPasses; pass += 1)
    ({ steps, isLasting } = playAnew({ ...test, steps }, world));
  return steps;
}

/** Looking for words that did not come may have moved the clock: without them it is played once more. */
function playAnew(test: FlowTest, world: ReplayWorld): { steps: FlowTestStep[]; isLasting: boolean } {
  const replay = startReplay(test, world);
  const { simulation } = replay;
  const steps: FlowTestStep[] = [];
  let isLasting = true;
  for (const part of test.steps) {
    if (part.kind === 'bot') {
      const begins = simulation.state.visit === 0;
      const line = hear(replay);
      if (line)
        steps.push(isAs(part.text.trim(), line, simulation) ? part : { kind: 'bot', text: line.text });
      else if (begins) steps.push({ kind: 'start' });
      isLasting &&= line !== null;
    } else if (part.kind === 'contact') {
      steps.push(part);
    } else {
      steps.push(...saidBetween(replay));
      // Nobody asks for this answer any more.
      if (part.kind === 'response' && simulation.pending === null) continue;
      steps.push(part);
      perform(simulation, part);
    }
  }
  return { steps: [...steps, ...saidBetween(replay)], isLasting };
}

/** What the bot said that the test did not expect. */
function saidBetween(replay: Replay): FlowTestStep[] {
  const said: FlowTestStep[] = [];
  for (let line = nextLine(replay); line; line = nextLine(replay)) {
    said.push({ kind: 'bot', text: line.text });
    replay.read += 1;
  }
  return said;
}
