import type { AnyMessageContent, proto, WASocket } from 'baileys';
import {
  NotConnected,
  SendOutcomeUnknown,
  SendPostponed,
  SendRejected,
  type ChannelStore,
  type OutboundMessage,
  type ReactionTarget,
} from '@prosa/whatsapp';
import { isOurs, wireId } from '../addresses/message-id.ts';
import { silentLogger } from '../baileys/silent-logger.ts';
import type { Baileys } from '../baileys/load-baileys.ts';
import type { Link } from '../connection/link.ts';
import type { Acks } from './acks.ts';
import { contentOf } from './content.ts';
import { openFile } from './open-file.ts';

interface Parts {
  baileys: Baileys;
  link: Link;
  socket: WASocket;
  store: ChannelStore;
  acks: Acks;
  /** Whether messages may be sent now. */
  isOpen(): boolean;
  /** Whether everything that waited for us at the network has arrived. */
  isCaughtUp(): boolean;
}

/** One stanza to send. */
interface Relay {
  to: string;
  id: string;
  message: proto.IMessage;
  attributes?: Record<string, string>;
}

const uploadWithinMs = 120_000;
const againInMs = 15_000;

/** What is sent over one connection. */
export class Outgoing {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends a message under its id; resolves at the network's answer. */
  async send(message: OutboundMessage): Promise<void> {
    this.#requireOpen();
    const { baileys, link, store } = this.#parts;
    const { to, platform_message_id } = message;
    const content = await contentOf(message, (url) => openFile(link, url));
    const built = await this.#build(to, content, {
      id: wireId(platform_message_id),
      quoted: await this.#quoted(message),
    });
    const payload = baileys.proto.Message.encode(built).finish();
    // Before it leaves: a phone that cannot read it may ask for it at once.
    await store.keepSent(platform_message_id, payload).catch((error: unknown) => {
      link.fail(error);
      throw new NotConnected();
    });
    await this.#relay({ to, id: wireId(platform_message_id), message: built });
  }

  /**
   * Returns what became of an earlier send. Once the backlog is in, an id of which the network said nothing counts as
   * absent: it may be sent again under the same id, because phones drop an id that they already have.
   */
  confirm(platform_message_id: string): 'accepted' | 'absent' | 'unknown' {
    const state = this.#parts.acks.stateOf(wireId(platform_message_id));
    if (state === 'accepted') return 'accepted';
    return state === 'nothing' && this.#parts.isOpen() && this.#parts.isCaughtUp() ? 'absent' : 'unknown';
  }

  /** Deletes a message of ours for everyone. */
  delete(to: string, platform_message_id: string): Promise<void> {
    return this.#change(to, { delete: this.#keyOf(to, platform_message_id) }, { edit: '7' });
  }

  /** Changes the text of a message of ours. */
  edit(to: string, platform_message_id: string, text: string): Promise<void> {
    const content = { text, linkPreview: null, edit: this.#keyOf(to, platform_message_id) };
    return this.#change(to, content, { edit: '1' });
  }

  /** Puts our reaction on a message, or takes it away. */
  react({ to, platform_message_id, by_customer }: ReactionTarget, emoji: string | null): Promise<void> {
    const key = { ...this.#keyOf(to, platform_message_id), fromMe: !by_customer };
    return this.#change(to, { react: { text: emoji ?? '', key } });
  }

  async #change(to: string, content: AnyMessageContent, attributes?: Record<string, string>): Promise<void> {
    this.#requireOpen();
    const { baileys, socket } = this.#parts;
    const id = baileys.generateMessageIDV2(socket.user?.id);
    await this.#relay({ to, id, message: await this.#build(to, content, { id }), attributes });
  }

  /** Builds a message and uploads its file. */
  async #build(
    to: string,
    content: AnyMessageContent,
    { id, quoted }: { id: string; quoted?: proto.IWebMessageInfo },
  ): Promise<proto.IMessage> {
    const { baileys, link, socket } = this.#parts;
    try {
      const { message } = await baileys.generateWAMessage(to, content, {
        logger: silentLogger,
        userJid: socket.user?.id ?? '',
        messageId: id,
        upload: socket.waUploadToServer,
        mediaUploadTimeoutMs: uploadWithinMs,
        ...(quoted && { quoted: quoted as Parameters<Baileys['generateWAMessage']>[2]['quoted'] }),
      });
      if (message) return message;
    } catch (error) {
      if (error instanceof SendRejected) throw error;
      // Nothing has left yet, so another try cannot double anything.
      if (link.isDown) throw new NotConnected();
      throw new SendPostponed(new Date(link.clock.now().getTime() + againInMs), 'conversation');
    }
    throw new SendRejected('refused');
  }

  async #relay({ to, id, message, attributes }: Relay): Promise<void> {
    this.#requireOpen();
    const { acks, link, socket } = this.#parts;
    const answer = acks.expect(id);
    try {
      await socket.relayMessage(to, message, { messageId: id, additionalAttributes: attributes });
    } catch {
      // Where it failed cannot be seen. While the link holds, the failure is the message's own.
      acks.cancel(id);
      throw link.isDown ? new SendOutcomeUnknown() : new SendRejected('undeliverable');
    }
    await answer;
  }

  async #quoted({ to, reply_to, quoted }: OutboundMessage): Promise<proto.IWebMessageInfo | undefined> {
    if (reply_to === null) return undefined;
    const { baileys, store } = this.#parts;
    const sent = isOurs(reply_to) ? await store.findSent(reply_to).catch(() => null) : null;
    const fromMe = quoted ? !quoted.by_customer : isOurs(reply_to);
    const message = sent ? baileys.proto.Message.decode(sent) : { conversation: quoted?.message ?? '' };
    return { key: { remoteJid: to, fromMe, id: wireId(reply_to) }, message };
  }

  #keyOf(to: string, platform_message_id: string) {
    return { remoteJid: to, fromMe: true, id: wireId(platform_message_id) };
  }

  #requireOpen(): void {
    if (!this.#parts.isOpen()) throw new NotConnected();
  }
}
