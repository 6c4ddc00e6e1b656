import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/database.ts';
import { decide, type Verdict } from '../rules/decide.ts';
import type { Around, Composed } from '../source.ts';
import type { SendingNumber } from './read-number.ts';
import { afterHanding, factsOf, sourceOf, type Acting, type Candidate } from './turn.ts';

/** Thrown when a source could not compose a send: the transaction is given up, and the send is put off. */
export class NotComposed extends Error {
  readonly send_id: string;
  constructor(send_id: string, cause: unknown) {
    super('a send was not composed', { cause });
    this.send_id = send_id;
  }
}

/** A send with what its source says of it. */
export interface ComposedSend {
  candidate: Candidate;
  composed: Composed;
}

/** Asks the sources of sends what these say. */
export async function composeSends(
  around: Around,
  tx: Transaction,
  candidates: readonly Candidate[],
): Promise<ComposedSend[]> {
  // All have ended before one of them is thrown: what went on would write behind the end of the transaction.
  const settled = await Promise.allSettled(
    candidates.map(async (candidate) => ({ candidate, composed: await compose(around, tx, candidate) })),
  );
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

async function compose(around: Around, tx: Transaction, candidate: Candidate): Promise<Composed> {
  const { head, number, receiver, now } = candidate;
  const { id, source_id, due_at, data } = head;
  const { contact_id, conversation_id } = receiver;
  const send = {
    id,
    source_id,
    channel_id: number.channel_id,
    contact_id,
    due_at,
    now,
    data,
    conversation_id,
  };
  try {
    return await sourceOf(around, head).compose(tx, send);
  } catch (error) {
    throw new NotComposed(id, error);
  }
}

/** What is to be handed over. */
export interface Handing {
  candidate: Candidate;
  content: Exclude<Composed, { skip: unknown } | { wait: unknown }>;
  /** The digest of the text; null for a flow. */
  text: string | null;
}

type Leaving = { handings: readonly [Handing, ...Handing[]]; after: SendingNumber } | Acting;

/**
 * Returns what leaves in one go: the first, and what follows it up to something that does not leave, or opens a
 * conversation, which is done by itself. Where the first does not leave, returns what becomes of it.
 */
export function leavingOf(
  [first, ...others]: readonly [ComposedSend, ...ComposedSend[]],
  given: SendingNumber,
): Leaving {
  const { candidate } = first;
  const decided = decideOn(first, given);
  if ('verdict' in decided) return { candidate, verdict: decided.verdict };
  const handings: [Handing, ...Handing[]] = [decided];
  let after = afterHanding(given, candidate, decided.text);
  if (opensConversation(decided)) return { handings, after };
  for (const other of others) {
    const next = decideOn(other, after);
    if ('verdict' in next || opensConversation(next)) break;
    handings.push(next);
    after = afterHanding(after, other.candidate, next.text);
  }
  return { handings, after };
}

const opensConversation = ({ content }: Handing) => 'flow_id' in content || content.opens_for !== undefined;

function decideOn(
  { candidate, composed }: ComposedSend,
  number: SendingNumber,
): Handing | Pick<Acting, 'verdict'> {
  if ('skip' in composed) return { verdict: { kind: 'skip', reason: composed.skip } };
  if ('wait' in composed) {
    return { verdict: { kind: 'wait', until: composed.wait, reason: composed.reason, chat: false } };
  }
  const text = 'say' in composed ? digestOf(composed.say) : null;
  const verdict: Verdict = decide(factsOf({ ...candidate, number }, { text }));
  return verdict.kind === 'send' ? { candidate, content: composed, text } : { verdict };
}

function digestOf({ text, media }: { text: string; media: { id: string } | null }): string {
  return createHash('sha256')
    .update(`${media?.id ?? ''} ${text}`)
    .digest('hex');
}
