import { z } from 'zod';
import type { OutboundMessage, ReactionTarget } from '../messages.ts';
import { MediaUnavailable, NotConnected, SendRejected } from '../refusals.ts';
import { downloadFile, type FetchedFile } from '../media.ts';
import { recipientOf, type Recipient } from './address.ts';
import { actionOf } from './error-actions.ts';
import { GraphRefusal, type GraphClient } from './graph-client.ts';
import type { CloudKeys } from './keys.ts';
import type { MessageIds } from './message-ids.ts';
import { checkFile, type FileKind } from './messages/file-limits.ts';
import { fileKindOf, messageBody, type MessageBody } from './messages/message-body.ts';
import type { Refusals } from './refusals.ts';
import type { SendLimits } from './send-limits.ts';

interface Parts {
  keys: CloudKeys;
  graph: GraphClient;
  ids: MessageIds;
  limits: SendLimits;
  refusals: Refusals;
  /** Aborts when the connection ends; nothing leaves after that. */
  ended: AbortSignal;
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const uploaded = z.object({ id: z.string() });
const frame = { messaging_product: 'whatsapp', recipient_type: 'individual' };

/** Sends what the port's owner wants sent; each promise rejects as the port says. */
export class Sender {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * See `ChannelConnection.send`. That it is about to leave is noted before it leaves, and its new id before this
   * resolves.
   */
  async send(message: OutboundMessage): Promise<void> {
    const { ids, limits, refusals } = this.#parts;
    const { platform_message_id: id, to } = message;
    const recipient = recipientOf(to);
    const earlier = (await this.#unsent(ids.find([id]))).get(id);
    if (earlier?.wamid && !earlier.failure) return;
    this.#requireOpen();
    const file = await this.#fileOf(message);
    if (!file) messageBody(message, null);
    limits.takePair(to);
    const body = messageBody(message, file && (await this.#upload(file, message)));
    const reply_to = message.reply_to && (await this.#unsent(ids.wamidOf(message.reply_to)));
    await limits.takeTurn(this.#parts.ended);
    this.#requireOpen();
    await this.#unsent(ids.begin(id));
    this.#requireOpen();
    const wamid = await this.#post({ id, to, recipient, body, reply_to });
    refusals.accepted({ id, to });
    await ids.accepted([{ id, wamid }]);
  }

  /** See `ChannelConnection.react`. */
  async react({ to, platform_message_id }: ReactionTarget, emoji: string | null): Promise<void> {
    const { ids, limits } = this.#parts;
    const recipient = recipientOf(to);
    const message_id = await this.#unsent(ids.wamidOf(platform_message_id));
    if (message_id === null) throw new SendRejected('refused');
    await limits.takeTurn(this.#parts.ended);
    this.#requireOpen();
    const body = { type: 'reaction', reaction: { message_id, emoji: emoji ?? '' } };
    await this.#post({ id: null, to, recipient, body, reply_to: null });
  }

  /** Marks everything up to a customer's message as read; with `typing`, also shows that somebody is writing. */
  async markRead(message_id: string, { typing }: { typing: boolean }): Promise<void> {
    this.#requireOpen();
    const { graph, keys } = this.#parts;
    const read = { messaging_product: 'whatsapp', status: 'read', message_id };
    const body = typing ? { ...read, typing_indicator: { type: 'text' } } : read;
    await graph.post(`${keys.phone_number_id}/messages`, body).catch((error: unknown) => this.#unread(error));
  }

  /** Nothing waits for a mark that was refused, so only what concerns the number itself follows from it. */
  async #unread(error: unknown): Promise<never> {
    if (!(error instanceof GraphRefusal)) throw new NotConnected();
    await this.#parts.refusals.obey(actionOf(error.code), error.code);
    throw new SendRejected('refused');
  }

  async #post({ id, to, recipient, body, reply_to }: Posting): Promise<string> {
    const { graph, keys, refusals } = this.#parts;
    const request = {
      ...frame,
      ...recipient,
      ...body,
      ...(reply_to && { context: { message_id: reply_to } }),
      ...(id && { biz_opaque_callback_data: id }),
    };
    try {
      const answer = await graph.post(`${keys.phone_number_id}/messages`, request);
      return accepted.parse(answer).messages[0]?.id ?? '';
    } catch (error) {
      throw await refusals.explain(error, { id: id ?? to, to });
    }
  }

  /** Fetches the message's file from our own server, and refuses what the Graph would refuse. */
  async #fileOf(message: OutboundMessage): Promise<SendingFile | null> {
    const kind = fileKindOf(message);
    if (kind === null || message.media_url === null) return null;
    const file = await downloadFile(message.media_url).catch((error: unknown) => {
      throw withoutFile(error);
    });
    checkFile(kind, file);
    return { ...file, kind };
  }

  async #upload(
    file: SendingFile,
    { platform_message_id: id, to, file_name }: OutboundMessage,
  ): Promise<string> {
    const { graph, keys, refusals } = this.#parts;
    const name = file_name ?? file.kind;
    try {
      return uploaded.parse(await graph.upload(`${keys.phone_number_id}/media`, { ...file, name })).id;
    } catch (error) {
      // Without an answer there is no file to send, so nothing was sent.
      throw error instanceof GraphRefusal ? await refusals.explain(error, { id, to }) : new NotConnected();
    }
  }

  /** Our own notes cannot be read or written now, so nothing is sent. */
  async #unsent<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch {
      throw new NotConnected();
    }
  }

  #requireOpen(): void {
    if (this.#parts.ended.aborted) throw new NotConnected();
  }
}

interface Posting {
  /** Our id of the message; null for what has none. */
  id: string | null;
  to: string;
  recipient: Recipient;
  body: MessageBody;
  reply_to: string | null;
}

interface SendingFile extends FetchedFile {
  kind: FileKind;
}

function withoutFile(error: unknown): Error {
  if (!(error instanceof MediaUnavailable) || error.code === 'unreachable') return new NotConnected();
  return new SendRejected(error.code === 'too_large' ? 'too_large' : 'file_refused');
}
