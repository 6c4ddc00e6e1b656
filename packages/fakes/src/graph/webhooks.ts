import { createHmac } from 'node:crypto';
import { groupBy } from './group-by.ts';
import type { FakeNumber, FakeSettings, World } from './world.ts';

/** One change of a webhook. */
export interface Change {
  number: FakeNumber;
  field: string;
  value: Record<string, unknown>;
}

/** How a delivery ended, for tests. */
export interface Delivery {
  status: number;
  bytes: number;
}

/**
 * Delivers webhooks: signed over the raw bytes, again until they are answered with 200, and as badly as the settings
 * say.
 */
export class Webhooks {
  readonly deliveries: Delivery[] = [];
  /** Ids of messages whose webhook was answered with 200. */
  readonly acknowledged = new Set<string>();
  readonly #settings: FakeSettings['webhook'];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  #due: Change[] = [];
  #closed = false;

  constructor({ settings }: Pick<World, 'settings'>) {
    this.#settings = settings.webhook;
  }

  /** Delivers a change after the delay of the settings and `after_ms`. */
  emit(change: Change, after_ms = 0): void {
    if (!change.number.webhook_url || !change.number.subscribed) return;
    this.#later(this.#settings.delay_ms + after_ms, () => {
      this.#due.push(change);
      if (this.#due.length === 1) this.#later(this.#settings.batch_ms, () => this.#flush());
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#timers.forEach(clearTimeout);
    await Promise.allSettled(this.#underWay);
  }

  #flush(): void {
    const changes = this.#settings.reorder ? this.#due.toReversed() : this.#due;
    this.#due = [];
    const together = this.#settings.batch_ms > 0;
    const urls = groupBy(changes, ({ number }) => number.webhook_url ?? '');
    for (const [url, forUrl] of urls)
      for (const body of together ? [forUrl] : forUrl.map((change) => [change])) this.#send(url, body);
  }

  #send(url: string, changes: readonly Change[]): void {
    const secret = changes[0]?.number.app_secret ?? '';
    const body = Buffer.from(JSON.stringify(envelope(changes)));
    const messages = changes.flatMap(messageIds);
    for (let copy = 0; copy < this.#settings.copies; copy += 1) this.#start({ url, secret, body, messages });
  }

  #start(posting: Posting): void {
    const work = this.#post(posting);
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #post(posting: Posting): Promise<void> {
    const { url, secret, body } = posting;
    const key = this.#settings.bad_signature ? `not ${secret}` : secret;
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => null);
    const status = answer?.status ?? 0;
    this.deliveries.push({ status, bytes: body.length });
    if (status === 200) for (const id of posting.messages) this.acknowledged.add(id);
    else this.#later(this.#settings.retry_ms, () => this.#start(posting));
  }

  #later(ms: number, work: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#closed) work();
    }, ms);
    this.#timers.add(timer);
  }
}

interface Posting {
  url: string;
  secret: string;
  body: Buffer;
  /** Ids of the messages in it. */
  messages: readonly string[];
}

function messageIds({ value }: Change): string[] {
  const messages = [value['messages'], value['message_echoes']].flatMap((list) => list ?? []);
  return (messages as { id: string }[]).map(({ id }) => id);
}

function envelope(changes: readonly Change[]): object {
  const accounts = groupBy(changes, ({ number }) => number.waba_id);
  const entry = [...accounts].map(([id, those]) => ({
    id,
    changes: those.map(({ field, value }) => ({ field, value })),
  }));
  return { object: 'whatsapp_business_account', entry };
}

/** Returns the part that every change about a number has. */
export function aboutNumber({ phone, phone_number_id }: FakeNumber): Record<string, unknown> {
  return { messaging_product: 'whatsapp', metadata: { display_phone_number: phone, phone_number_id } };
}
