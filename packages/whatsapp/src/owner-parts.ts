/**
 * What a driver keeps of a channel besides its login, encrypted by the owner. Whatever is written is durable when the
 * promise resolves, and refused (rejecting) once another process owns the channel.
 */
export interface ChannelStore {
  /** Returns the values that exist, by id; one statement however many ids. */
  read(kind: string, ids: readonly string[]): Promise<Map<string, Uint8Array>>;
  /** Writes all changes in one transaction; null deletes. */
  write(changes: readonly StoreChange[]): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  /** Keeps what was sent under an id, so that it can be sent again to a phone that could not read it; 30 days. */
  keepSent(platform_message_id: string, payload: Uint8Array): Promise<void>;
  /** Returns what `keepSent` kept, or null. */
  findSent(platform_message_id: string): Promise<Uint8Array | null>;
}

/** One change of a ChannelStore. */
export interface StoreChange {
  kind: string;
  id: string;
  value: Uint8Array | null;
  /** After when it may be forgotten; without it, it stays. */
  expires?: Date;
}

/**
 * What arrived for the channel by HTTP, durable before it was acknowledged, oldest first. `take` is called with the
 * bodies that wait, never twice at a time, and again after a failure; resolving forgets them. Returns what ends it.
 */
export interface ChannelInbox {
  open(take: (bodies: readonly string[]) => Promise<void>): () => Promise<void>;
}
