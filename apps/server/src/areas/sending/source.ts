import type { MessageType, SkipReason, WaitReason } from '@prosa/contract';
import type { ConversationDraft } from '../conversations/index.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** What sends belong to: its kind, as its area names it, and its row's id. */
export interface SourceKey {
  kind: string;
  id: string;
}

/** A send whose turn it is. Its contact is locked. */
export interface DueSend<Data = Record<string, unknown>> {
  id: string;
  source_id: string;
  channel_id: string;
  contact_id: string;
  /** When it was meant to leave. */
  due_at: Date;
  now: Date;
  /** What was kept when it was planned. */
  data: Data;
  /** The contact's conversation in progress over this number. */
  conversation_id: string | null;
}

/** Something to be said: a text, or a file with a text. */
export interface SaidContent {
  type: MessageType;
  text: string;
  media: { id: string; file_name: string } | null;
  /** Whether an audio is sent as a voice note. */
  voice?: boolean;
  link_preview?: boolean;
}

/** What a source makes of a send when its turn has come. */
export type Composed =
  /** `opens_for`: where no conversation is in progress, one opens for this person. */
  | { say: SaidContent; opens_for?: string }
  /** Opens a conversation in which the flow begins. */
  | { flow_id: string }
  | { skip: SkipReason }
  | { wait: Date; reason: WaitReason };

/** A kind of source: an area defines its own, and `app/areas.ts` lists them. */
export interface SendSource<Data = Record<string, unknown>> {
  /** Names its rows in the ledger; never changes. */
  kind: string;
  /** Returns what is sent to this receiver. It may read whatever it needs, and writes nothing. */
  compose(tx: Transaction, send: DueSend<Data>): Promise<Composed>;
  /**
   * Called in the transaction in which sends of these sources changed: were handed over, left out, delivered, answered,
   * or held by a rule. Here a source ends when none of its sends waits, and records its own events.
   */
  changed?(tx: Transaction, source_ids: readonly string[]): Promise<void>;
}

/** Defines a kind of source. `Data` is what it keeps with each send, as JSON. */
export function defineSource<Data extends object>(source: SendSource<Data>): SendSource;
export function defineSource(source: SendSource): SendSource {
  return source;
}

/** What later areas provide. */
export interface Around {
  sources: readonly SendSource[];
  /** Returns what gives a conversation to a flow, from its start; null where the flow is gone or not published. */
  flowToStart(tx: Transaction, flow_id: string): Promise<((draft: ConversationDraft) => void) | null>;
  /** Returns those of these contacts that asked to receive nothing more. */
  suppressed(tx: Transaction, contact_ids: readonly string[]): Promise<ReadonlySet<string>>;
}
