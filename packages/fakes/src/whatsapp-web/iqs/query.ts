import type { Connection } from '../connection/connection.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../nodes.ts';

/** A query of a logged-in client; `asked` is its first child. */
export interface Query {
  network: Network;
  connection: Connection;
  owner: Owner;
  iq: Node;
  asked: Node | null;
}

export interface Answer {
  content?: Node[];
  /** What follows once the answer is sent. */
  after?: () => Promise<void> | void;
}

export type Answerer = (query: Query) => Answer | Promise<Answer>;

/** The server answers a query with this error. */
export class QueryRefused extends Error {
  readonly code: number;
  constructor(code: number, text: string) {
    super(text);
    this.name = 'QueryRefused';
    this.code = code;
  }
}
