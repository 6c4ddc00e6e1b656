import type { CallContext } from '../../../platform/http/binding.ts';
import { applyTransition, type ConversationDraft } from '../core/draft.ts';
import { handedToPeople, passedOn, type Person, type Transition } from '../core/transitions.ts';

/** Who receives a conversation. */
interface Receiver {
  department: Person;
  /** Null for anybody there. */
  person: Person | null;
  note: string;
}

/** Returns whether a conversation would change by being handed to this department or person. */
export function isHandedOver(
  conversation: Pick<ConversationDraft, 'department_id' | 'is_manual' | 'user_id'>,
  { department, user }: { department?: string | undefined; user?: string | undefined },
): boolean {
  if (department !== undefined && department !== conversation.department_id) return true;
  return user !== undefined && !(conversation.is_manual && conversation.user_id === user);
}

/** Hands a locked conversation over, with a system message that says by whom, to whom and why. */
export function handOver(
  { session, clock }: Pick<CallContext, 'session' | 'clock'>,
  conversation: ConversationDraft,
  { department, person, note, ...how }: Receiver & Pick<Transition, 'isOneOfMany'>,
): void {
  const moved = department.id === conversation.department_id ? null : department.name;
  const said = `${session.user_name} ${handedTo(moved, person?.name)}`;
  const message = note.trim() ? `${said}: “${note.trim()}”` : said;
  const notices = [{ event: 'transferred', message, user_id: session.user_id }] as const;
  const user_id = person?.id ?? null;
  const transition =
    user_id !== null && moved === null
      ? passedOn(conversation, { user_id, notices })
      : handedToPeople(conversation, { now: clock.now(), department_id: department.id, user_id, notices });
  applyTransition(conversation, { ...transition, ...how });
}

/** Returns what was done, after the name of who did it. */
function handedTo(department: string | null, person: string | undefined): string {
  if (department === null) return `passou o atendimento para ${person}`;
  const moved = `transferiu para o departamento ${department}`;
  return person === undefined ? moved : `${moved}, para ${person}`;
}
