import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

/** One visit of a node: what came in, what changed, where it went and why. Values of sensitive questions are masked. */
export const flowVisit = z.object({
  flow_id: rowId,
  version: z.number().int(),
  node: z.string(),
  type: z.string(),
  /** The node's name on the canvas. */
  label: z.string(),
  /** Numbers the visits of the run from 1. */
  visit: z.number().int(),
  /** What the customer wrote, when the visit took it as its answer. */
  input: z.string().nullable(),
  /** The messages that made up this input, when the customer wrote it. */
  heard: z.array(rowId).optional(),
  /** When the customer edited one of them; the run ignores that. */
  edited: instant.optional(),
  /** The port it left by; null while it waits, or when the run ended. */
  port: z.string().nullable(),
  /** The reason in one pt-BR sentence: the option matched, the comparison that held, the status of the answer. */
  why: z.string(),
  changes: z.record(z.string(), z.string()),
  /** Whether the node could not work at all: a fault of the drawing or of ours, without a connected port for it. */
  failed: z.boolean().optional(),
  at: instant,
});

/** Why a run is over. */
export const flowEnding = z.enum([
  'ended',
  'human',
  'finished',
  'ignored',
  'opted_out',
  'dead_end',
  'loop',
  'failed',
  'replaced',
]);

export const flowTrace = z.object({
  run_id: rowId,
  flow: z.object({ _id: rowId, name: z.string(), version: z.number().int() }),
  started: instant,
  ending: flowEnding.nullable(),
  /** Oldest first. */
  visits: z.array(flowVisit),
  /** The visit that sent the message in question; null when the whole run was asked for. */
  visit: z.number().int().nullable(),
});

export type FlowVisit = z.infer<typeof flowVisit>;
export type FlowEnding = z.infer<typeof flowEnding>;
export type FlowTrace = z.infer<typeof flowTrace>;
