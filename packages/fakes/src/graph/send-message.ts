import type { createCounters } from './counters.ts';
import { GraphError } from './graph-error.ts';
import { requireTemplate } from './templates.ts';
import { asPart, validateMessage } from './validate-message.ts';
import { aboutNumber, type Webhooks } from './webhooks.ts';
import { newWamid, type FakeNumber, type NextError, type SentMessage, type World } from './world.ts';

/** What calls of the fake work on. */
export interface Fake {
  world: World;
  webhooks: Webhooks;
  counters: ReturnType<typeof createCounters>;
}

/** Thrown when the answer of a call that was carried out is to be lost. */
export class AnswerLost extends Error {}

const dayMs = 24 * 3_600_000;
const media = ['image', 'video', 'audio', 'document', 'sticker'];
const deliveredAfterMs = 20;

/** Answers POST /<number>/messages: sends, or marks as read. Throws GraphError like Meta, or AnswerLost. */
export function sendMessage(fake: Fake, number: FakeNumber, body: Record<string, unknown>): object {
  if (body['status'] === 'read') return markRead(fake, body);
  try {
    return takeMessage(fake, number, body);
  } catch (error) {
    if (error instanceof GraphError) fake.world.refused.push(error.code);
    throw error;
  }
}

function takeMessage(fake: Fake, number: FakeNumber, body: Record<string, unknown>): object {
  const address = body['to'] ?? body['recipient'];
  const to = typeof address === 'string' ? address.replace(/^\+/, '') : '';
  const wrong = fake.world.nextErrors.shift();
  if (wrong?.mode === 'refuse') throw new GraphError(wrong.code, 'next-error');
  validateMessage(body);
  requireMedia(fake, number, body);
  if (body['type'] === 'template') requireTemplate(fake.world, number, asPart(body['template']));
  fake.counters.count(number.phone_number_id, to);
  const sent = accept(fake, number, { body, to });
  report(fake, sent, { number, wrong });
  if (wrong?.mode === 'lost') throw new AnswerLost();
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: sent.id, message_status: 'accepted' }],
  };
}

/** Emits that a message has reached a status. */
export function emitStatus(fake: Fake, sent: SentMessage, status: Status): void {
  const { number, after_ms = 0, code, name } = status;
  sent.status = name;
  const errors = code === undefined ? {} : { errors: [{ code, title: 'error', message: 'error' }] };
  const change = {
    id: sent.id,
    status: name,
    timestamp: String(Math.floor(fake.world.clock.now().getTime() / 1000)),
    recipient_id: sent.to,
    ...(sent.callback_data && { biz_opaque_callback_data: sent.callback_data }),
    ...errors,
  };
  fake.webhooks.emit(
    { number, field: 'messages', value: { ...aboutNumber(number), statuses: [change] } },
    after_ms,
  );
}

interface Status {
  number: FakeNumber;
  name: string;
  after_ms?: number;
  /** Of the error, for a failed one. */
  code?: number | undefined;
}

function markRead({ world }: Fake, body: Record<string, unknown>): object {
  if (typeof body['message_id'] !== 'string') throw new GraphError(131008, 'message_id');
  world.read.push({ message_id: body['message_id'], typing: body['typing_indicator'] !== undefined });
  return { success: true };
}

function requireMedia({ world }: Fake, number: FakeNumber, body: Record<string, unknown>): void {
  const type = String(body['type']);
  if (!media.includes(type)) return;
  const { id } = asPart(body[type]);
  const stored = world.media.get(String(id));
  if (stored?.phone_number_id !== number.phone_number_id) throw new GraphError(131053, 'unknown media');
}

function accept(
  { world }: Fake,
  number: FakeNumber,
  { body, to }: { body: Record<string, unknown>; to: string },
): SentMessage {
  const context = body['context'] === undefined ? null : asPart(body['context'])['message_id'];
  const callback = body['biz_opaque_callback_data'];
  const sent: SentMessage = {
    id: newWamid(),
    phone_number_id: number.phone_number_id,
    to,
    type: String(body['type']),
    body,
    callback_data: typeof callback === 'string' ? callback : null,
    context_id: typeof context === 'string' ? context : null,
    at: world.clock.now().getTime(),
    status: 'accepted',
  };
  world.sent.push(sent);
  return sent;
}

/** Emits what becomes of an accepted message: outside the window a free-form one fails, as Meta lets it. */
function report(fake: Fake, sent: SentMessage, { number, wrong }: Reporting): void {
  const { world } = fake;
  const code = wrong?.mode === 'failed' ? wrong.code : isOutsideWindow(world, sent) ? 131047 : undefined;
  if (code !== undefined) return emitStatus(fake, sent, { number, name: 'failed', code });
  emitStatus(fake, sent, { number, name: 'sent' });
  if (world.settings.webhook.deliver)
    emitStatus(fake, sent, { number, name: 'delivered', after_ms: deliveredAfterMs });
}

interface Reporting {
  number: FakeNumber;
  wrong: NextError | undefined;
}

function isOutsideWindow(
  { settings, lastInbound, clock }: World,
  { phone_number_id, to, type }: SentMessage,
): boolean {
  if (!settings.window || type === 'template') return false;
  const last = lastInbound.get(`${phone_number_id} ${to}`);
  return last === undefined || clock.now().getTime() - last > dayMs;
}
