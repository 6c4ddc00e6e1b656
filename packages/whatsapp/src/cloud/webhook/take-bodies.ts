import type { ChannelEvents } from '../../driver.ts';
import type { InboundMessage, Receipt } from '../../messages.ts';
import type { RejectionCode } from '../../refusals.ts';
import { actionOf } from '../error-actions.ts';
import type { MessageIds, SentMessage } from '../message-ids.ts';
import type { Refusals } from '../refusals.ts';
import type { Happening } from './happening.ts';
import { readBody } from './read-body.ts';
import type { WebhookStatus } from './shapes.ts';

interface Parts {
  phone_number_id: string;
  events: ChannelEvents;
  ids: MessageIds;
  refusals: Refusals;
  /** Receives each message that a customer wrote. */
  onMessage(message: InboundMessage): void;
}

/** What is known of the ids in a body. */
interface Known {
  /** Our ids, by the Graph's. */
  ours: ReadonlyMap<string, string>;
  /** What we sent, by our ids. */
  sent: Map<string, SentMessage>;
}

/** How far the Graph's words for it have come. */
const steps: Partial<Record<string, Receipt['status']>> = { sent: 2, delivered: 3, read: 4, played: 5 };

/**
 * Emits what bodies of webhooks report about the number, in their order. Resolves when all of it was taken. A body may
 * come twice, and statuses in any order.
 */
export async function takeBodies(bodies: readonly string[], parts: Parts): Promise<void> {
  const happenings = bodies.flatMap((body) => readBody(body, parts.phone_number_id));
  if (!happenings.length) return;
  const known = await lookUp(happenings, parts.ids);
  const pending: Promise<void>[] = [];
  for (const happening of happenings) {
    if (happening.kind === 'message') {
      pending.push(parts.events.message(withOurIds(happening.message, known)));
      if (!happening.message.from_me) parts.onMessage(happening.message);
      continue;
    }
    const receipt =
      happening.kind === 'status' ? await receiptOf(happening.status, { ...parts, known }) : null;
    if (receipt) pending.push(parts.events.receipt(receipt));
    else {
      // The others are about messages that must have been taken before.
      await settle(pending);
      await emit(happening, { ...parts, known });
    }
  }
  await settle(pending);
}

/** Waits for all, so that nothing goes on behind a failure; then fails with the first one. */
async function settle(pending: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(pending.splice(0));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function lookUp(happenings: readonly Happening[], ids: MessageIds): Promise<Known> {
  const statuses = happenings.flatMap((happening) => (happening.kind === 'status' ? [happening.status] : []));
  const ours = await ids.ours(
    happenings.flatMap((happening) => {
      if (happening.kind === 'message') return happening.message.reply_to ?? [];
      if (happening.kind === 'reaction') return happening.reaction.platform_message_id;
      return happening.kind === 'status' ? happening.status.id : [];
    }),
  );
  const named = statuses.flatMap(({ biz_opaque_callback_data }) => biz_opaque_callback_data ?? []);
  return { ours, sent: await ids.find([...ours.values(), ...named]) };
}

function withOurIds(message: InboundMessage, { ours }: Known): InboundMessage {
  const { reply_to } = message;
  return reply_to === null || reply_to === undefined
    ? message
    : { ...message, reply_to: ours.get(reply_to) ?? reply_to };
}

type Emitting = Parts & { known: Known };

async function emit(happening: Exclude<Happening, { kind: 'message' }>, parts: Emitting): Promise<void> {
  const { events, known, refusals } = parts;
  switch (happening.kind) {
    case 'reaction': {
      const { platform_message_id: wamid } = happening.reaction;
      return events.reaction({ ...happening.reaction, platform_message_id: known.ours.get(wamid) ?? wamid });
    }
    case 'edit':
      return events.edited(happening.edit);
    case 'deletion':
      return events.deleted(happening.deletion);
    case 'identified':
      return events.identified(happening.peer);
    case 'trouble':
      return refusals.obey(actionOf(happening.code), happening.code);
    case 'status':
      return happening.status.status === 'failed' ? fail(happening.status, parts) : undefined;
  }
}

/** Returns our id of the message that a status is about; the Graph's own where we did not send it. */
function idOf({ id, biz_opaque_callback_data: named }: WebhookStatus, { sent, ours }: Known): string {
  return named !== undefined && sent.has(named) ? named : (ours.get(id) ?? id);
}

/**
 * Returns how far a message has come; null for what says nothing about that. The status of a message whose answer was
 * lost is the first we hear of its id, which is noted before anything else.
 */
async function receiptOf(status: WebhookStatus, parts: Emitting): Promise<Receipt | null> {
  const step = steps[status.status];
  if (step === undefined) return null;
  const id = idOf(status, parts.known);
  const sent = await noted(id, status, parts);
  // That it was sent says nothing new of a try that failed since, or that another one has replaced.
  if (step === 2 && isOver(sent, status.id)) return null;
  return { platform_message_id: id, status: step, at: new Date(status.timestamp * 1000) };
}

async function fail(status: WebhookStatus, parts: Emitting): Promise<void> {
  const { events, refusals } = parts;
  const code = status.errors?.[0]?.code ?? -1;
  const id = idOf(status, parts.known);
  const sent = await noted(id, status, parts);
  if (!isOver(sent, status.id)) {
    const failure = rejectionOf(code);
    await events.failed({ platform_message_id: id, code: failure });
    if (sent) await noteFailure(id, { wamid: status.id, failure }, parts);
  }
  await refusals.obey(actionOf(code), code);
}

/** Returns what is known of the message, after noting the id that this status gives it. */
async function noted(
  id: string,
  status: WebhookStatus,
  { known, ids }: Emitting,
): Promise<SentMessage | undefined> {
  const sent = known.sent.get(id);
  if (sent?.wamid !== null) return sent;
  await ids.accepted([{ id, wamid: status.id }]);
  const accepted = { wamid: status.id, failure: null };
  known.sent.set(id, accepted);
  return accepted;
}

async function noteFailure(id: string, sent: SentMessage, { known, ids }: Emitting): Promise<void> {
  await ids.failed(id, sent);
  known.sent.set(id, sent);
}

/** Returns whether this try of the message is known to have failed, or another one has taken its place. */
function isOver(sent: SentMessage | undefined, wamid: string): boolean {
  return sent !== undefined && (sent.wamid !== wamid || sent.failure !== null);
}

/** Returns why a message that had been accepted failed. What would be tried again while it is sent is final here. */
function rejectionOf(code: number): RejectionCode {
  const action = actionOf(code);
  if (action.kind === 'reject') return action.code;
  return action.kind === 'hold' ? 'new_chats_held' : 'undeliverable';
}
