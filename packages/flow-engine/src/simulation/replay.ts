import type { FlowTest } from '@prosa/contract';
import { indexOf } from '../flow-index.ts';
import { createScope } from '../words/scope.ts';
import { fillTemplate } from '../words/template.ts';
import type { SimulationLine } from './line.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import type { SimulationWorld } from './world.ts';

/** What a test is played in; the moment is its own. */
export type ReplayWorld = Omit<SimulationWorld, 'now'>;

/** A test being played. */
export interface Replay {
  simulation: Simulation;
  /** Lines of the log that were heard already. */
  read: number;
}

/** Sets up what a test is played in: its moment, and with whom. */
export function startReplay({ starts, steps }: FlowTest, world: ReplayWorld): Replay {
  const named = steps.find((part) => part.kind === 'contact');
  const contact = { ...world.contact, ...(named && { name: named.name }) };
  return { simulation: createSimulation({ ...world, contact, now: Date.parse(starts) }), read: 0 };
}

/** Takes the next message of the bot that was not heard yet and moves `read` past it. */
export function nextLine(replay: Replay): SimulationLine | null {
  const { log } = replay.simulation;
  while (replay.read < log.length && log[replay.read]?.by !== 'bot') replay.read += 1;
  return log[replay.read] ?? null;
}

/** Hears the bot where the test expects it to speak: what it says next, or within the minute; null when nothing. */
export function hear(replay: Replay): SimulationLine | null {
  const { simulation } = replay;
  if (simulation.state.visit === 0) simulation.start();
  const line = nextLine(replay) ?? afterTheMinute(replay);
  if (line) replay.read += 1;
  return line;
}

/** Returns whether a line is as expected: a text with variants may come out as any of them. */
export function isAs(expected: string, line: SimulationLine, simulation: Simulation): boolean {
  return line.text === expected || otherVariants(simulation, line).includes(expected);
}

/** Tests count whole minutes: what is due within the next one has happened too. */
const unevenMs = 60_000;

function afterTheMinute(replay: Replay): SimulationLine | null {
  const { state, scene, advance } = replay.simulation;
  const until = state.waiting?.until ?? null;
  if (until === null || until - scene.now > unevenMs) return null;
  advance(until - scene.now);
  return nextLine(replay);
}

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
