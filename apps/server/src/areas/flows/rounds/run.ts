import type { FlowEnding } from '@prosa/contract';
import type { RunState } from '@prosa/flow-engine';

/** A run as the table has it. */
export interface Run {
  readonly id: string;
  readonly conversation_id: string;
  readonly contact_id: string;
  readonly flow_id: string;
  readonly version: number;
  readonly state: RunState;
  /** Null while it lives. A run that people interrupted keeps its place in `state`. */
  readonly ending: FlowEnding | null;
  readonly wake_at: Date | null;
  readonly held_since: Date | null;
  readonly handed: boolean;
  readonly handed_to: string | null;
  readonly speaks_until: Date | null;
  /** Messages it hears later, in order: the first waits for its file. */
  readonly mailbox: readonly string[];
  /** When it hears them at the latest. */
  readonly mailbox_until: Date | null;
  readonly steps: number;
  readonly started: Date;
  readonly ended: Date | null;
}
