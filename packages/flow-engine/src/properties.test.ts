import { nodeTitles } from '@prosa/contract';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import type { RunEvent, RunState, Step } from './run.ts';
import type { Scene } from './scene.ts';
import { startRun } from './start-run.ts';
import { step } from './step.ts';
import { randomEvent } from './testing/random-event.ts';
import { randomFlow } from './testing/random-flow.ts';
import { createRandom, type Random } from './testing/random.ts';
import { makeMessage } from './testing/runs.ts';
import { makeScene } from './testing/scenes.ts';

const flows = 250;
const events = 25;
const day = 86_400_000;
const seeds = Array.from({ length: flows }, (_, seed) => seed);

test('any flow, whatever happens to it: never an exception, the same twice, within its limits', () => {
  const kinds = new Set<string>();
  for (const seed of seeds) {
    const random = createRandom(seed);
    let { state, scene } = randomRun(random);
    const ids = new Set<string>();
    for (let at = 0; at < events; at += 1) {
      const event = at === 0 ? begin : randomEvent(random, state);
      const result = checkStep(seed, state, { event, scene });
      for (const { id } of result.effects)
        expect(ids.has(id) || !ids.add(id), `${seed}: ${id} twice`).toBe(false);
      for (const { type, why } of result.trace) {
        kinds.add(type);
        expect(why, `${seed}: ${type} threw`).not.toMatch(/Algo inesperado/);
      }
      state = result.state;
      scene = { ...scene, now: scene.now + random.pick([0, 1000, 60_000, day]) };
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(nodeTitles)));
});

test('any flow comes to its end, or waits for something that never comes', () => {
  for (const seed of seeds) {
    let { state, scene } = randomRun(createRandom(seed));
    state = step(state, begin, scene).state;
    for (let round = 0; round < 3000 && state.ending === null; round += 1) {
      for (const event of prods(state)) state = step(state, event, scene).state;
      scene = { ...scene, now: scene.now + 400 * day };
    }
    expect(state.ending, `flow ${seed}`).not.toBeNull();
    expect(Math.max(...Object.values(state.visits))).toBeLessThanOrEqual(limits.visitsPerNode + 1);
  }
});

const begin: RunEvent = { kind: 'start', message: makeMessage('oi') };

/** One of each that may set a waiting run going. */
function prods(state: RunState): RunEvent[] {
  const effect = state.waiting?.effect ?? 'webhook';
  return [
    { kind: 'wake' },
    { kind: 'message', message: makeMessage('zzz') },
    { kind: 'result', effect, status: 200, body: '{}', problem: null },
  ];
}

function randomRun(random: Random): { state: RunState; scene: Scene } {
  const drawn = ['f1', 'f2'].map((id) => randomFlow(random, id));
  const [flow = randomFlow(random)] = drawn;
  const scene = makeScene({
    flows: Object.fromEntries(drawn.map((one) => [`${one.flow_id}@1`, one])),
    callable: { f1: 1, f2: 1, f3: 1 },
    everywhere: drawn.slice(1),
    online: random.chance(0.5) ? { d1: [{ id: 'u1', name: 'Bia' }] } : {},
  });
  const inputs: RunState['variables'] = random.chance(0.5)
    ? { lista: ['a', { nome: 'b' }, null], x: '2026-01-01' }
    : {};
  return { state: startRun({ run_id: 'r1', flow, inputs }), scene };
}

function checkStep(seed: number, state: RunState, { event, scene }: { event: RunEvent; scene: Scene }): Step {
  const before = JSON.stringify(state);
  const result = step(state, event, scene);
  const written = JSON.stringify(result);
  expect(JSON.stringify(state), `${seed}: the state handed in changed`).toBe(before);
  expect(
    JSON.stringify(step(JSON.parse(before) as RunState, event, scene)),
    `${seed}: not the same twice`,
  ).toBe(written);
  expect(result.failures, `${seed}: a fault`).toEqual([]);
  expect(result.trace.length).toBeLessThanOrEqual(limits.visitsPerEvent * 2 + limits.keptMessages);
  const sent = result.effects.filter(({ kind }) => kind === 'send').length;
  expect(sent, `${seed}: too many messages`).toBeLessThanOrEqual(limits.messagesPerEvent);
  const { ending, frames, waiting } = result.state;
  const whole = ending === null ? waiting !== null : frames.length === 0 && waiting === null;
  expect(whole || !result.taken, `${seed}: neither over nor waiting`).toBe(true);
  return result;
}
