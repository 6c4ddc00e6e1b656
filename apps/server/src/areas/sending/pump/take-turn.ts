import { createHash } from 'node:crypto';
import type { WaitReason } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Around, Composed, DueSend } from '../source.ts';
import { decide, type SendFacts, type Verdict } from '../rules/decide.ts';
import { nextOpening } from '../rules/window.ts';
import { findReceivers } from './find-receivers.ts';
import { handOver } from './hand-over.ts';
import { readHeads, type Head } from './read-heads.ts';
import { lockNumber, type SendingNumber } from './read-number.ts';
import { readReceivers } from './read-receivers.ts';
import { holdHead, postpone, setNextLook, skipHead } from './settle-head.ts';
import type { Candidate, TurnTools } from './turn.ts';

/** What came of a turn. `handed`: something waits in the outbox now. */
export type TurnOutcome = 'handed' | 'changed' | 'waits';

/** Thrown when a source could not compose a send: the transaction is given up, and the send is put off. */
export class NotComposed extends Error {
  readonly send_id: string;
  constructor(send_id: string, cause: unknown) {
    super('a send was not composed', { cause });
    this.send_id = send_id;
  }
}

/**
 * Takes one turn of a number, in one transaction that holds its lock: of the sends that are next in their lines, the
 * first that need not wait is handed over, left out or held. Where all have to wait, it says until when. A number
 * without
 * intervals goes on so, a few sends long.
 */
export function takeTurn(
  tools: TurnTools,
  { account_id, channel_id }: { account_id: string; channel_id: string },
): Promise<TurnOutcome> {
  const { database, clock } = tools.runtime;
  const now = clock.now();
  return database.forAccount(account_id).transaction(async (tx) => {
    const number = await lockNumber(tx, channel_id, now);
    if (!number) return 'waits';
    const outcome = await takeStep(tools, tx, { number, now });
    let after = number;
    for (let handed = 1; outcome === 'handed' && handed < number.facts.pace.maxInTurn; handed += 1) {
      after = afterHanding(after, now);
      if ((await takeStep(tools, tx, { number: after, now })) !== 'handed') break;
    }
    return outcome;
  });
}

/** Returns a number as it is once it has handed over one more: nobody else changes it while it is locked. */
function afterHanding({ facts, ...number }: SendingNumber, now: Date): SendingNumber {
  const { queued, in_hour, hour_since, in_day } = facts;
  const counts = { queued: queued + 1, in_hour: in_hour + 1, in_day: in_day + 1 };
  return { ...number, facts: { ...facts, ...counts, hour_since: hour_since ?? now, last_at: now } };
}

async function takeStep(
  tools: TurnTools,
  tx: Transaction,
  { number, now }: { number: SendingNumber; now: Date },
): Promise<TurnOutcome> {
  const { channel_id } = number;
  const kinds = new Set(tools.around.sources.map(({ kind }) => kind));
  const heads = await readHeads(tx, channel_id);
  const isDue = ({ kind, available_at }: Head) => kinds.has(kind) && available_at <= now;
  const due = heads.filter(isDue);
  const waits: Wait[] = heads.filter((head) => !isDue(head)).map((head) => later(head, now));
  const candidates = await candidatesOf(tools, tx, { due, number, now });
  for (const candidate of candidates) {
    const verdict = decide(factsOf(candidate, null));
    const isOfLine = verdict.kind === 'wait' && (!verdict.chat || candidate.head.cold);
    if (isOfLine) waits.push(verdict);
    else return act(tools, tx, { candidate, verdict });
  }
  await setNextLook(tx, { channel_id, waits });
  return 'waits';
}

/** What a line waits for; nothing, where its next send is only not due yet. */
interface Wait {
  until: Date;
  reason: WaitReason | null;
}

/** Sends of an unknown kind wait this long: they belong to a newer version of the product. */
const unknownMs = 60_000;

function later({ available_at }: Head, now: Date): Wait {
  return { until: available_at > now ? available_at : new Date(now.getTime() + unknownMs), reason: null };
}

interface Choosing {
  due: readonly Head[];
  number: SendingNumber;
  now: Date;
}

async function candidatesOf(
  { runtime, around }: TurnTools,
  tx: Transaction,
  { due, number, now }: Choosing,
): Promise<Candidate[]> {
  if (!due.length) return [];
  const heads = await findReceivers(tx, { heads: due, now, ids: runtime.ids });
  const receivers = await readReceivers(tx, { number, heads, now, suppressed: around.suppressed });
  return heads.flatMap((head) => {
    const receiver = receivers.get(head.id);
    return receiver ? [{ head, number, receiver, now }] : [];
  });
}

function factsOf({ head, number, receiver, now }: Candidate, content: SendFacts['content']): SendFacts {
  const { window, time_zone } = number;
  return {
    now,
    send: head,
    source: { ...head, window_opens: head.keeps_window ? nextOpening(now, window, time_zone) : null },
    number: number.facts,
    receiver: receiver.facts,
    content,
  };
}

interface Acting {
  candidate: Candidate;
  verdict: Verdict;
}

/** Does what was decided about a send, and composes it where it may leave. */
async function act(tools: TurnTools, tx: Transaction, { candidate, verdict }: Acting): Promise<TurnOutcome> {
  const { around } = tools;
  if (verdict.kind !== 'send') return settle(around, tx, { candidate, verdict });
  const composed = await compose(around, tx, candidate);
  if ('skip' in composed)
    return settle(around, tx, { candidate, verdict: { kind: 'skip', reason: composed.skip } });
  if ('wait' in composed) return settle(around, tx, { candidate, verdict: waitOf(composed) });
  const text = 'say' in composed ? digestOf(composed.say) : null;
  const last = decide(factsOf(candidate, { text }));
  if (last.kind !== 'send') return settle(around, tx, { candidate, verdict: last });
  const isHanded = await handOver(tools, tx, { candidate, content: composed, text });
  if (isHanded) return 'handed';
  return settle(around, tx, { candidate, verdict: { kind: 'skip', reason: 'flow_unavailable' } });
}

const waitOf = ({ wait, reason }: Extract<Composed, { wait: Date }>): Verdict => ({
  kind: 'wait',
  until: wait,
  reason,
  chat: false,
});

async function settle(around: Around, tx: Transaction, { candidate, verdict }: Acting): Promise<TurnOutcome> {
  const { head, now } = candidate;
  if (verdict.kind === 'wait') await postpone(tx, { candidate, verdict });
  else if (verdict.kind === 'hold') await holdHead(tx, { candidate, reason: verdict.reason });
  else if (verdict.kind === 'skip') await skipHead(tx, { candidate, reason: verdict.reason });
  await setNextLook(tx, { channel_id: candidate.number.channel_id, waits: [{ until: now, reason: null }] });
  const source = around.sources.find(({ kind }) => kind === head.kind);
  if (verdict.kind !== 'wait') await source?.changed?.(tx, [head.source_id]);
  return 'changed';
}

async function compose(around: Around, tx: Transaction, candidate: Candidate): Promise<Composed> {
  const { head, number, receiver, now } = candidate;
  const source = around.sources.find(({ kind }) => kind === head.kind);
  if (!source) throw new Error(`no source of kind ${head.kind}`);
  const send: DueSend = {
    id: head.id,
    source_id: head.source_id,
    channel_id: number.channel_id,
    contact_id: receiver.contact_id,
    due_at: head.due_at,
    now,
    data: head.data,
    conversation_id: receiver.conversation_id,
  };
  return source.compose(tx, send).catch((error: unknown) => {
    throw new NotComposed(head.id, error);
  });
}

function digestOf({ text, media }: { text: string; media: { id: string } | null }): string {
  return createHash('sha256')
    .update(`${media?.id ?? ''} ${text}`)
    .digest('hex');
}
