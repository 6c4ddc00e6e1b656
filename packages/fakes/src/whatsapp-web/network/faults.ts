/** What is to go wrong next, by phone; each is used up by what it spoils. */
export interface Faults {
  logins: Map<string, LoginFailure[]>;
  acks: Map<string, AckFault[]>;
  /** Next answers to queries, by phone: an error in place of the answer. */
  queries: Map<string, QueryFault[]>;
  /** How many of the next messages to a phone's linked devices arrive damaged. */
  damaged: Map<string, number>;
  /** How many of the next messages to a handset it cannot read. */
  unreadable: Map<string, number>;
  /** How the next pairing of a phone is spoiled. */
  pairings: Map<string, PairingFault>;
  /** Messages whose file is no longer on the phone either, by id. */
  lostFiles: Set<string>;
}

/** `<failure>` in place of a login. */
export interface LoginFailure {
  reason: number;
  code?: number;
  /** Seconds until a temporary ban ends. */
  expire?: number;
}

/** `error`: the message is refused with a code; `lost`: it is delivered, and the connection drops before its ack. */
export type AckFault = { error: number; to?: string } | 'lost';

export interface QueryFault {
  xmlns: string;
  code: number;
}

export type PairingFault = 'wrong_hmac' | 'forged_signature';

/** Creates faults in which nothing goes wrong. */
export function createFaults(): Faults {
  return {
    logins: new Map(),
    acks: new Map(),
    queries: new Map(),
    damaged: new Map(),
    unreadable: new Map(),
    pairings: new Map(),
    lostFiles: new Set(),
  };
}

/** Takes the next fault of a phone from its list, or returns null. */
export function takeFault<T>(
  faults: Map<string, T[]>,
  phone: string,
  fits: (fault: T) => boolean = () => true,
): T | null {
  const list = faults.get(phone) ?? [];
  const at = list.findIndex(fits);
  return at < 0 ? null : (list.splice(at, 1)[0] ?? null);
}

/** Counts one down, and returns whether there was one left. */
export function takeCount(counts: Map<string, number>, phone: string): boolean {
  const left = counts.get(phone) ?? 0;
  if (left > 0) counts.set(phone, left - 1);
  return left > 0;
}
