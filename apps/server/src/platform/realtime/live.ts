import type { LiveEvent } from '@prosa/contract';
import type { AccountDb } from '../db/database.ts';
import type { EventType, StoredEvent } from '../events/domain-events.ts';
import { sees, type Session } from '../access/session.ts';
import type { Tools } from '../tools.ts';

/** Who may receive a live event: everybody of the company, or who sees one of its scopes, minus others. */
export type Audience =
  | { kind: 'company' }
  | { kind: 'scope'; scope: string }
  /** People who see `scope` but neither everything nor `except`: something just moved to where they cannot see it. */
  | { kind: 'left_scope'; scope: string; except: string }
  | { kind: 'user'; user_id: string }
  /** People with the ability. */
  | { kind: 'ability'; ability: string };

/** A live event with its place in the company's history and who may receive it. */
export interface Delivery {
  sequence: number;
  audience: Audience;
  event: LiveEvent;
}

/** What presenting needs besides the rows. */
export type PresentingTools = Pick<Tools, 'links' | 'clock'>;

/** How an area turns its stored events into live ones; in bulk, so that a burst costs a handful of queries. */
export interface LivePresenter<Type extends EventType = EventType> {
  types: readonly Type[];
  present(db: AccountDb, events: readonly StoredEvent<Type>[], tools: PresentingTools): Promise<Delivery[]>;
}

/** Returns whether the person may receive what has this audience: the one rule, for the live path and for catching up alike. */
export function mayReceive(session: Session, audience: Audience): boolean {
  switch (audience.kind) {
    case 'company':
      return true;
    case 'user':
      return session.user_id === audience.user_id;
    case 'ability':
      return session.abilities.has(audience.ability);
    case 'scope':
      return sees(session, audience.scope);
    case 'left_scope':
      return session.scopes !== null && sees(session, audience.scope) && !sees(session, audience.except);
    default:
      // Passing events come from processes that may be of another version: who is unknown receives nothing.
      return false;
  }
}
