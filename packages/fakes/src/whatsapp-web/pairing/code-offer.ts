import type { Connection } from '../connection/connection.ts';

/** A client that shows a code and waits for it to be typed on the phone. */
export interface CodeOffer {
  connection: Connection;
  ref: string;
  /** The client's ephemeral key, wrapped with the code. */
  wrapped: Buffer;
  /** Takes the bundle that the client sends once the code was typed; throws when the code was wrong. */
  finish: ((bundle: Buffer, companionIdentity: Buffer) => Promise<void>) | null;
}
