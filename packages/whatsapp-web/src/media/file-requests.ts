import type { proto, WASocket } from 'baileys';
import { MediaUnavailable } from '@prosa/whatsapp';
import { wireId } from '../addresses/message-id.ts';
import type { Link } from '../connection/link.ts';
import type { MediaRef, MediaSource } from './media-ref.ts';

const answerWithinMs = 8000;
/** A phone that said nothing for so long has the file no more, or is off; nobody waits for it for ever. */
const patienceMs = 3_600_000;
/** So many files of one connection are asked for. */
const maxAsked = 500;
/** What Baileys makes of a phone's answer that it cannot: it has no such file, cannot read the request, or failed. */
const refusals = new Set([404, 412, 418]);

interface Asked {
  at: number;
  /** Where the file is now; null when the phone cannot, undefined when nothing was answered. */
  answer: Promise<string | null | undefined>;
}

/** Asks the number's own phone to upload files again that WhatsApp no longer has; each once per connection. */
export class FileRequests {
  readonly #link: Link;
  readonly #socket: Pick<WASocket, 'updateMediaMessage'>;
  readonly #asked = new Map<string, Asked>();

  constructor(link: Link, socket: Pick<WASocket, 'updateMediaMessage'>) {
    this.#link = link;
    this.#socket = socket;
  }

  /**
   * Returns the path of a file once the phone has uploaded it again. Rejects with MediaUnavailable: 'unreachable' while
   * the phone has not answered, 'not_found' when it cannot, or has said nothing for an hour.
   */
  async again(ref: MediaRef): Promise<string> {
    const { message } = ref;
    if (!message) throw new MediaUnavailable('not_found');
    const asked = this.#asked.get(message.id) ?? this.#ask(ref, message);
    const late = new AbortController();
    const nothing = this.#link.wait(answerWithinMs, late.signal).then(() => undefined);
    const path = await Promise.race([asked.answer, nothing]);
    late.abort();
    if (path) return path;
    const isOver = path === null || this.#now() - asked.at > patienceMs;
    throw new MediaUnavailable(isOver ? 'not_found' : 'unreachable');
  }

  #ask(ref: MediaRef, message: MediaSource): Asked {
    if (this.#link.isDown || this.#asked.size >= maxAsked) throw new MediaUnavailable('unreachable');
    const asked = { at: this.#now(), answer: this.#upload(ref, message) };
    this.#asked.set(message.id, asked);
    return asked;
  }

  async #upload(
    { kind, key }: MediaRef,
    { id, jid, from_me }: MediaSource,
  ): Promise<string | null | undefined> {
    const content: { directPath?: string; mediaKey: Uint8Array } = { mediaKey: key };
    const message = { [`${kind}Message`]: content } as proto.IMessage;
    try {
      await this.#socket.updateMediaMessage({
        key: { id: wireId(id), remoteJid: jid, fromMe: from_me },
        message,
      });
      return content.directPath ?? null;
    } catch (error) {
      return refusals.has(statusOf(error)) ? null : undefined;
    }
  }

  #now(): number {
    return this.#link.clock.now().getTime();
  }
}

function statusOf(error: unknown): number {
  const output = typeof error === 'object' && error !== null && 'output' in error ? error.output : null;
  return typeof output === 'object' && output !== null && 'statusCode' in output
    ? Number(output.statusCode)
    : 0;
}
