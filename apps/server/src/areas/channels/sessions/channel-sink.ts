import type { FirstService } from '@prosa/contract';
import type {
  Capabilities,
  ChannelConnection,
  Deletion,
  IncomingCall,
  InboundMessage,
  MessageEdit,
  Peer,
  Reaction,
  Receipt,
  SendFailure,
} from '@prosa/whatsapp';

/** What happens first to a conversation that begins on the channel. */
export interface ChannelService {
  department_id: string;
  redirect: FirstService;
  flow_id: string | null;
  active: boolean;
}

/**
 * A channel whose connection this process keeps. `epoch` fences: a later owner has a higher one. The service is as it
 * was when the keeper last read the row; `readOwnedService` reads it again and checks the epoch.
 */
export interface OwnedChannel extends ChannelService {
  readonly account_id: string;
  readonly id: string;
  readonly epoch: number;
  readonly capabilities: Capabilities;
  /** Resolves to whether this process still owns the channel, also right after it was frozen. */
  isHeld(): Promise<boolean>;
}

/** Receives from the keeper what the network reports. What the promises mean: see `ChannelEvents`. */
export interface ChannelSink {
  message(channel: OwnedChannel, message: InboundMessage): Promise<void>;
  receipt(channel: OwnedChannel, receipt: Receipt): Promise<void>;
  deleted(channel: OwnedChannel, deletion: Deletion): Promise<void>;
  reaction(channel: OwnedChannel, reaction: Reaction): Promise<void>;
  edited(channel: OwnedChannel, edit: MessageEdit): Promise<void>;
  failed(channel: OwnedChannel, failure: SendFailure): Promise<void>;
  call(channel: OwnedChannel, call: IncomingCall): Promise<void>;
  identified(channel: OwnedChannel, peer: Peer): Promise<void>;
  typing(channel: OwnedChannel, peer: Peer): Promise<void>;
  /** The connection can be used from now on. Called before any message of it arrives. */
  opened(channel: OwnedChannel, connection: ChannelConnection): void;
  /**
   * The connection given to `opened` must not be used for anything new. Resolves when what was in hand has its
   * outcome; never rejects.
   */
  closed(channel: OwnedChannel): Promise<void>;
}
