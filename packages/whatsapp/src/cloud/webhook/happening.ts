import type { Deletion, InboundMessage, MessageEdit, Peer, Reaction } from '../../messages.ts';
import type { WebhookStatus } from './shapes.ts';

/** Something that a webhook reports about a number. Ids are the Graph's. */
export type Happening =
  | { kind: 'message'; message: InboundMessage }
  | { kind: 'reaction'; reaction: Reaction }
  | { kind: 'edit'; edit: MessageEdit }
  | { kind: 'deletion'; deletion: Deletion }
  | { kind: 'identified'; peer: Peer }
  | { kind: 'status'; status: WebhookStatus }
  /** The Graph reports an error of the number itself. */
  | { kind: 'trouble'; code: number };
