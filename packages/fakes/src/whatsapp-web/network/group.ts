/** A group; its members are phones. */
export interface Group {
  jid: string;
  subject: string;
  creator: string;
  members: string[];
  at: number;
  /** Device addresses that already have a member's sender key, by the member's phone. */
  sharedKeys: Record<string, string[]>;
}
