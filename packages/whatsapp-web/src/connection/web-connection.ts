import {
  NotConnected,
  type ChannelConnection,
  type ConnectOptions,
  type OutboundMessage,
  type ReactionTarget,
} from '@prosa/whatsapp';
import { addressOf, jidOfAddress } from '../addresses/jid.ts';
import { wireId } from '../addresses/message-id.ts';
import { fetchMedia } from '../media/fetch-media.ts';
import { FileRequests } from '../media/file-requests.ts';
import { fetchPicture } from '../media/fetch-picture.ts';
import { Acks } from '../sending/acks.ts';
import { PhoneChecks } from '../sending/lookups.ts';
import { Outgoing } from '../sending/outgoing.ts';
import { closed } from './close-reason.ts';
import { keepOrder } from './keep-order.ts';
import { listenToEvents, listenToStanzas } from './listen.ts';
import type { Session } from './session.ts';

/** So many customers are remembered as watched; beyond it they are asked for again. */
const maxWatched = 1000;

type Given = Pick<ConnectOptions, 'pairing_phone' | 'store'>;

/** One connection of one number. */
export class WebConnection implements ChannelConnection {
  readonly #session: Session;
  readonly #given: Given;
  readonly #outgoing: Outgoing;
  readonly #checks: PhoneChecks;
  readonly #requests: FileRequests;
  readonly #watched = new Set<string>();
  #isOpen = false;
  #isCaughtUp = false;
  #isCodeAsked = false;

  constructor(session: Session, given: Given) {
    this.#session = session;
    this.#given = given;
    const { link, socket } = session;
    const acks = new Acks(link);
    this.#checks = new PhoneChecks(link, socket);
    this.#requests = new FileRequests(link, socket);
    const isOpen = () => this.#isOpen && !link.isDown;
    const isCaughtUp = () => this.#isCaughtUp;
    this.#outgoing = new Outgoing({ ...session, store: given.store, acks, isOpen, isCaughtUp });
    const hearing = {
      ...session,
      acks,
      code: (qr: string) => this.#code(qr),
      opened: () => this.#opened(),
      chatRefused: () => this.#askLimits(),
      caughtUp: () => {
        this.#isCaughtUp = true;
      },
    };
    listenToStanzas(hearing);
    listenToEvents(hearing);
    keepOrder(session.socket.ws);
    link.tell(() => link.events.status({ status: 'connecting' }));
  }

  send(message: OutboundMessage): Promise<void> {
    return this.#outgoing.send(message);
  }

  async confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'> {
    return this.#outgoing.confirm(platform_message_id);
  }

  delete(to: string, platform_message_id: string): Promise<void> {
    return this.#outgoing.delete(to, platform_message_id);
  }

  edit(to: string, platform_message_id: string, message: string): Promise<void> {
    return this.#outgoing.edit(to, platform_message_id, message);
  }

  react(target: ReactionTarget, emoji: string | null): Promise<void> {
    return this.#outgoing.react(target, emoji);
  }

  checkPhone(phone: string): Promise<string | null> {
    return this.#checks.check(phone);
  }

  fetchMedia(media_ref: string): Promise<Uint8Array> {
    return fetchMedia({ ...this.#session, requests: this.#requests }, media_ref);
  }

  async profilePicture(jid: string): Promise<Uint8Array | null> {
    this.#requireOpen();
    return fetchPicture(this.#session, jid);
  }

  async markRead(to: string, platform_message_ids: readonly string[]): Promise<void> {
    this.#requireOpen();
    this.#watch(to);
    const keys = platform_message_ids.map((id) => ({ remoteJid: to, fromMe: false, id: wireId(id) }));
    await this.#session.socket.readMessages(keys);
  }

  typing(to: string, on: boolean): void {
    if (!this.#isOpen || this.#session.link.isDown) return;
    this.#watch(to);
    this.#session.socket.sendPresenceUpdate(on ? 'composing' : 'paused', to).catch(() => undefined);
  }

  async disconnect(): Promise<void> {
    const { link } = this.#session;
    link.end(closed('requested', { retry: false }));
    await link.told;
  }

  /** Asks to be told when this customer types: somebody has the conversation open. */
  #watch(to: string): void {
    if (this.#watched.has(to)) return;
    if (this.#watched.size >= maxWatched) this.#watched.clear();
    this.#watched.add(to);
    this.#session.socket.presenceSubscribe(to).catch(() => undefined);
  }

  #code(qr: string): void {
    const { link, socket } = this.#session;
    const { pairing_phone } = this.#given;
    if (pairing_phone === null) return link.tell(() => link.events.qr(qr));
    if (this.#isCodeAsked) return;
    this.#isCodeAsked = true;
    socket.requestPairingCode(pairing_phone).then(
      (code) => link.tell(() => link.events.pairingCode(code)),
      (error: unknown) => link.fail(error),
    );
  }

  #opened(): void {
    const { link, socket } = this.#session;
    const own = addressOf(socket.user?.id);
    if (!own) return link.fail(new Error('the network did not say which number this is'));
    this.#isOpen = true;
    link.tell(() => link.events.status({ status: 'open', phone: own.user, jid: jidOfAddress(own) }));
    this.#askLimits();
  }

  /** Asks what the network lets the number begin; where it does not answer, it will say so when it refuses. */
  #askLimits(): void {
    const { socket } = this.#session;
    socket.fetchAccountReachoutTimelock().catch(() => undefined);
    socket.fetchNewChatMessageCap().then(
      (cap: unknown) => {
        if (cap !== null && typeof cap === 'object') socket.ev.emit('message-capping.update', cap);
      },
      () => undefined,
    );
  }

  #requireOpen(): void {
    if (!this.#isOpen || this.#session.link.isDown) throw new NotConnected();
  }
}
