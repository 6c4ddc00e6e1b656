import { z } from 'zod';
import type { ChannelConnection, ChannelStatus, ConnectOptions } from '../driver.ts';
import type { OutboundMessage, ReactionTarget } from '../messages.ts';
import { MediaUnavailable, SendRejected } from '../refusals.ts';
import type { Clock, Wait } from '../timing.ts';
import { jidOf } from '../simulator/phone.ts';
import { ChatHold } from './chat-hold.ts';
import { actionOf } from './error-actions.ts';
import { readNumber, subscribeWebhooks, type CloudNumber } from './check-keys.ts';
import { createGraphClient, GraphRefusal, type GraphClient, type GraphSettings } from './graph-client.ts';
import { readKeys, type CloudKeys } from './keys.ts';
import { MessageIds } from './message-ids.ts';
import { Refusals } from './refusals.ts';
import { SendLimits } from './send-limits.ts';
import { Sender } from './sender.ts';
import { TypingMarks } from './typing-marks.ts';
import { takeBodies } from './webhook/take-bodies.ts';

/** What a link is made of. */
export interface LinkParts {
  graph: GraphSettings;
  clock: Clock;
  wait: Wait;
  /** Called with errors of event handlers when the port offers no other way to report them. */
  report(error: unknown): void;
}

type Closing = Omit<Extract<ChannelStatus, { status: 'close' }>, 'status'>;

const media = z.object({ url: z.string() });
const noKeys: CloudKeys = {
  phone_number_id: '0',
  waba_id: '0',
  access_token: '',
  app_secret: '',
  verify_token: '',
};

/** One number of the Cloud API, from the check of its keys until it is closed. There is no line to keep open. */
export class CloudLink implements ChannelConnection {
  readonly #options: ConnectOptions;
  readonly #parts: LinkParts;
  readonly #keys: CloudKeys | null;
  readonly #graph: GraphClient;
  readonly #ended = new AbortController();
  readonly #limits: SendLimits;
  readonly #ids: MessageIds;
  readonly #hold: ChatHold;
  readonly #refusals: Refusals;
  readonly #sender: Sender;
  readonly #typing: TypingMarks;
  #stopInbox: (() => Promise<void>) | null = null;
  #emitted: Promise<void> = Promise.resolve();

  constructor(options: ConnectOptions, parts: LinkParts) {
    this.#options = options;
    this.#parts = parts;
    this.#keys = readKeys(options.credentials);
    const keys = this.#keys ?? noKeys;
    const graph = createGraphClient(parts.graph, keys.access_token);
    const { clock, wait } = parts;
    this.#graph = graph;
    this.#limits = new SendLimits(clock, wait);
    this.#ids = new MessageIds(options.store, clock);
    const onKeysRefused = (code: number) => this.#end({ reason: 'keys_refused', retry: false, code });
    this.#hold = new ChatHold({ store: options.store, clock, events: options.events });
    this.#refusals = new Refusals({ clock, limits: this.#limits, hold: this.#hold, onKeysRefused });
    const ended = this.#ended.signal;
    const shared = { keys, graph, limits: this.#limits, ids: this.#ids, refusals: this.#refusals };
    this.#sender = new Sender({ ...shared, ended });
    this.#typing = new TypingMarks(clock, (id) => this.#sender.markRead(id, { typing: true }));
    this.#emit(() => options.events.status({ status: 'connecting' }));
    this.#emit(() => this.#begin());
  }

  send(message: OutboundMessage): Promise<void> {
    return this.#sender.send(message);
  }

  /**
   * Returns 'absent' for what never began to leave, and 'unknown' until the Graph reports on it. Rejects with
   * SendRejected for what the Graph reported as failed.
   */
  async confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'> {
    const sent = (await this.#ids.find([platform_message_id])).get(platform_message_id);
    if (!sent) return 'absent';
    if (sent.failure) throw new SendRejected(sent.failure);
    return sent.wamid ? 'accepted' : 'unknown';
  }

  delete(): Promise<void> {
    return Promise.reject(new SendRejected('refused'));
  }

  edit(): Promise<void> {
    return Promise.reject(new SendRejected('refused'));
  }

  react(target: ReactionTarget, emoji: string | null): Promise<void> {
    return this.#sender.react(target, emoji);
  }

  checkPhone(): Promise<never> {
    return Promise.reject(new Error('the Cloud API does not say which phones have an account'));
  }

  async fetchMedia(media_ref: string): Promise<Uint8Array> {
    const query = { phone_number_id: this.#keys?.phone_number_id ?? '' };
    const answer = await this.#graph.get(encodeURIComponent(media_ref), query).catch((error: unknown) => {
      throw new MediaUnavailable(isGone(error) ? 'not_found' : 'unreachable');
    });
    return (await this.#graph.download(media.parse(answer).url)).bytes;
  }

  profilePicture(): Promise<null> {
    return Promise.resolve(null);
  }

  async markRead(_to: string, platform_message_ids: readonly string[]): Promise<void> {
    const newest = platform_message_ids.at(-1);
    if (newest !== undefined) await this.#sender.markRead(newest, { typing: false });
  }

  typing(to: string, on: boolean): void {
    if (on) this.#typing.show(to);
  }

  async disconnect(): Promise<void> {
    this.#end({ reason: 'requested', retry: false });
    await this.#stopInbox?.();
    await this.#emitted;
  }

  async #begin(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    if (!this.#keys) return this.#end({ reason: 'keys_refused', retry: false });
    try {
      const number = await readNumber(this.#graph, this.#keys);
      await subscribeWebhooks(this.#graph, this.#keys);
      await this.#open(number, this.#keys);
    } catch (error) {
      this.#end(reasonOf(error));
    }
  }

  async #open({ phone, restricted, perSecond }: CloudNumber, { phone_number_id }: CloudKeys): Promise<void> {
    if (this.#ended.signal.aborted) return;
    const { events, inbox } = this.#options;
    this.#limits.allow(perSecond);
    await this.#hold.resume({ restricted });
    await events.status({ status: 'open', phone, jid: jidOf(phone) });
    // It may have been closed meanwhile.
    if (this.#ended.signal.aborted) return;
    const parts = { phone_number_id, events, ids: this.#ids, refusals: this.#refusals };
    this.#stopInbox = inbox.open(async (bodies) => {
      events.alive();
      await takeBodies(bodies, { ...parts, onMessage: (message) => this.#typing.heard(message) });
    });
  }

  #end(closing: Closing): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    // Not waited for here: it may be the inbox itself that ends the connection.
    this.#stopInbox?.().catch(this.#parts.report);
    this.#emit(() => this.#options.events.status({ status: 'close', ...closing }));
  }

  #emit(event: () => Promise<void>): void {
    this.#emitted = this.#emitted.then(event).catch((error: unknown) => {
      this.#parts.report(error);
      this.#end({ reason: 'connection_lost', retry: true });
    });
  }
}

/** Returns why a number whose keys were just checked cannot be used. */
function reasonOf(error: unknown): Closing {
  if (!(error instanceof GraphRefusal)) return { reason: 'connection_lost', retry: true };
  const { code } = error;
  const waits = actionOf(code).kind === 'wait';
  return waits
    ? { reason: 'service_unavailable', retry: true, code }
    : { reason: 'keys_refused', retry: false, code };
}

/** Returns whether a file will never be there: not when the Graph is away, or refuses for a while. */
function isGone(error: unknown): boolean {
  return error instanceof GraphRefusal && actionOf(error.code).kind === 'reject';
}
