import type { FlowVisit } from '@prosa/contract';
import type { Effect, HttpRequest } from '@prosa/flow-engine';
import type { DomainEvent } from '../../../../platform/events/domain-events.ts';
import type { BotChange } from '../../../contacts/index.ts';
import type { LastingValue } from '../play/lasting-values.ts';
import type { Run } from '../run-rows.ts';

/** Pending writes of all runs of a round, flushed in a few statements. */
export interface RoundWrites {
  runs: Set<Run>;
  /** Conversations that a bot is through with. */
  finishing: Set<string>;
  masked: string[];
  contacts: Map<string, Changing>;
  steps: { run_id: string; step: number; visits: FlowVisit[] }[];
  counts: Map<string, Count>;
  draws: { contact_id: string; key: string; value: string }[];
  values: LastingValue[];
  starts: { contact_id: string; flow_id: string }[];
  consents: Consent[];
  scores: Score[];
  requests: AskedOutside[];
  /** Requests and calls that were gone through, and whether their run took them. */
  answered: { id: string; taken: boolean }[];
  transfers: Transfer[];
  mentions: Mention[];
  events: DomainEvent[];
  /** Something was let go that is to be looked at again at once. */
  again: boolean;
}

/** A contact's changes while they gather. */
export type Changing = BotChange & {
  add_tags: Set<string>;
  remove_tags: Set<string>;
  data: Record<string, string>;
  annotations: string[];
};

/** By how much a counter of a node moves. */
export interface Count {
  flow_id: string;
  node: string;
  port: string;
  count: number;
}

/** What a contact agreed to or refused. */
export interface Consent {
  id: string;
  contact_id: string;
  purpose: string;
  accepted: boolean;
  text: string;
  message_id: string | null;
  flow_id: string;
}

/** What a contact thought of the service. */
export interface Score {
  id: string;
  contact_id: string;
  conversation_id: string;
  flow_id: string;
  value: number;
  scale: string;
  comment: string | null;
}

/** A conversation that goes to people, whose person is still to be found. */
export interface Transfer {
  run: Run;
  conversation_id: string;
  contact_id: string;
  department_id: string;
  strategy: 'least_loaded' | 'longest_idle' | 'last_agent';
}

/** Something for another system: a question whose answer a run waits for, or a notice. */
export interface AskedOutside {
  id: string;
  run_id: string;
  kind: 'request' | 'notice';
  request: HttpRequest;
}

/** A step that calls people to a conversation, or tells another system of it. */
export type Mention = Pick<
  Effect & { kind: 'mention' },
  'id' | 'flow_id' | 'node' | 'users' | 'email' | 'notice' | 'webhook'
> & {
  run_id: string;
  conversation_id: string;
};

/** Returns an empty set of writes. */
export function noWrites(): RoundWrites {
  return {
    runs: new Set(),
    finishing: new Set(),
    masked: [],
    contacts: new Map(),
    steps: [],
    counts: new Map(),
    draws: [],
    values: [],
    starts: [],
    consents: [],
    scores: [],
    requests: [],
    answered: [],
    transfers: [],
    mentions: [],
    events: [],
    again: false,
  };
}

/** The changes of a contact, to be added to. */
export function changing({ contacts }: RoundWrites, contact_id: string): Changing {
  const known = contacts.get(contact_id);
  if (known) return known;
  const made: Changing = {
    contact_id,
    add_tags: new Set(),
    remove_tags: new Set(),
    data: {},
    override_name: null,
    annotations: [],
    ignore: false,
    ignored_until: null,
  };
  contacts.set(contact_id, made);
  return made;
}

/** Counts once more that a node was come to (port '') or left by a port. */
export function count({ counts }: RoundWrites, at: Omit<Count, 'count'>): void {
  const key = `${at.flow_id} ${at.node} ${at.port}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else counts.set(key, { ...at, count: 1 });
}
