import type { FlowTest, FlowTestResult, FlowTestStep } from '@prosa/contract';
import { indexOf } from '../flow-index.ts';
import { createScope } from '../words/scope.ts';
import { fillTemplate } from '../words/template.ts';
import { perform } from './perform.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import type { SimulationLine } from './line.ts';
import type { SimulationWorld } from './world.ts';

/** Plays a saved test against a flow; the first thing that comes out differently is its difference. */
export function runFlowTest(test: FlowTest, world: Omit<SimulationWorld, 'now'>): FlowTestResult {
  const named = test.steps.find((part) => part.kind === 'contact');
  const contact = { ...world.contact, ...(named && { name: named.name }) };
  const simulation = createSimulation({ ...world, contact, now: Date.parse(test.starts) });
  const { _id, name } = test;
  const replay: Replay = { simulation, read: 0 };
  for (const [place, part] of test.steps.entries()) {
    const difference = play(replay, part);
    if (difference) return { _id, name, difference: { step: place, ...difference } };
  }
  const more = nextLine(replay);
  const step = test.steps.length;
  return { _id, name, difference: more ? { step, expected: nothing, got: more.text } : null };
}

/** What stands for a message that did not come, or should not have. */
const nothing = '(nenhuma mensagem)';
/** Tests count whole minutes: what is due within the next one has happened too. */
const unevenMs = 60_000;

interface Replay {
  simulation: Simulation;
  /** Lines of the log that were compared already. */
  read: number;
}

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
  const { simulation } = replay;
  if (simulation.state.visit === 0) simulation.start();
  const line = nextLine(replay) ?? afterTheMinute(replay);
  if (line === null) return { expected, got: nothing };
  replay.read += 1;
  const same = line.text === expected || otherVariants(simulation, line).includes(expected);
  return same ? null : { expected, got: line.text };
}

/** The next message of the robot that was not compared yet; `read` then stands before it. */
function nextLine(replay: Replay): SimulationLine | null {
  const { log } = replay.simulation;
  while (replay.read < log.length && log[replay.read]?.by !== 'bot') replay.read += 1;
  return log[replay.read] ?? null;
}

function afterTheMinute(replay: Replay): SimulationLine | null {
  const { state, scene, advance } = replay.simulation;
  const until = state.waiting?.until ?? null;
  if (until === null || until - scene.now > unevenMs) return null;
  advance(until - scene.now);
  return nextLine(replay);
}

/** A text with variants may come out as any of them. */
function otherVariants({ state, scene, trace }: Simulation, line: SimulationLine): string[] {
  const visit = trace.find((one) => one.visit === line.visit);
  const flow = visit && scene.flows[`${visit.flow_id}@${visit.version}`];
  const node = flow && indexOf(flow.document).nodes.get(visit.node);
  if (node?.type !== 'message') return [];
  const scope = createScope(state, scene);
  return node.settings.blocks
    .flatMap((block) => (block.type === 'text' ? block.variants : []))
    .map((variant) => fillTemplate(variant, scope).trim());
}
