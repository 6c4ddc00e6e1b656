import { setTimeout as pause } from 'node:timers/promises';
import { saleWebhook, subscriptionWebhook } from './payloads.ts';
import { writeOut, type Outgoing } from './spoil.ts';
import { newId, type FakeSale, type FakeSubscription, type Mode, type World } from './world.ts';

type Payload = Record<string, unknown>;

/** One try to deliver a webhook. */
export interface Delivery {
  at: string;
  type: string;
  id: string;
  says: string;
  attempt: number;
  /** 0 when nobody answered. */
  status: number;
}

const noRetry: ReadonlySet<number> = new Set([0, 401, 403, 404, 406, 410, 422, 505, 506, 510, 511]);
const quickTries = 10;
const allTries = 30;
const answerMs = 10_000;
const disableAfter = 100;
const disableRate = 0.6;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Sends webhooks as Guru does: in order per object, again each minute, and no more once too many failed. */
export class Emitter {
  readonly deliveries: Delivery[] = [];
  disabled = false;
  /** Is given everything that is emitted, also what is not delivered. */
  listener: (payload: Payload) => void = () => undefined;
  private counted = { delivered: 0, failed: 0 };
  private readonly lines = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();
  private readonly held: Payload[] = [];

  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  subscription(s: FakeSubscription, mode?: Mode): void {
    this.emit(subscriptionWebhook(this.world, s), { delay: 10, mode });
  }

  sale(s: FakeSubscription, sale: FakeSale, mode?: Mode): void {
    this.emit(saleWebhook(s, sale), { delay: 5, mode });
  }

  /** Sends a payload, `delay` seconds of Guru later. */
  emit(
    payload: Payload,
    {
      delay = 0,
      mode = this.world.sending.mode,
      copies,
    }: { delay?: number; mode?: Mode; copies?: number } = {},
  ): void {
    this.listener({ api_token: this.world.sending.account_token, ...payload });
    if (!this.world.sending.deliver || this.disabled) return;
    if (mode === 'reorder') return this.hold(payload);
    const times = copies ?? { duplicate: 3, burst: 500 }[mode as string] ?? 1;
    const written = writeOut(this.world, payload, mode);
    for (let copy = 0; copy < times; copy += 1) this.queue(payload, written, delay);
  }

  /** Resolves when everything that was emitted has been delivered or given up. */
  async settled(): Promise<void> {
    while (this.lines.size) await Promise.all(this.lines.values());
  }

  async close(): Promise<void> {
    this.ending.abort();
    await this.settled();
  }

  /** Keeps two and sends the later one first. */
  private hold(payload: Payload): void {
    this.held.push(payload);
    if (this.held.length < 2) return;
    for (const one of this.held.splice(0).reverse()) this.queue(one, writeOut(this.world, one, 'once'), 0);
  }

  private queue(payload: Payload, written: Outgoing, delay: number): void {
    const id = String(payload['internal_id'] ?? payload['id']);
    const line = (this.lines.get(id) ?? Promise.resolve())
      .then(() => this.deliver({ id, payload, written, delay }))
      .catch(() => undefined)
      .finally(() => {
        if (this.lines.get(id) === line) this.lines.delete(id);
      });
    this.lines.set(id, line);
  }

  private async deliver({
    id,
    payload,
    written,
    delay,
  }: {
    id: string;
    payload: Payload;
    written: Outgoing;
    delay: number;
  }) {
    await this.wait((delay / 60) * this.world.sending.minute_ms);
    for (let attempt = 1; attempt <= allTries; attempt += 1) {
      const status = await this.post(written);
      const type = String(payload['webhook_type']);
      const says = textOf(payload['last_status'] ?? payload['status']);
      this.deliveries.push({ at: this.world.now().toISOString(), type, id, says, attempt, status });
      this.count(status === 200);
      if (status === 200 || noRetry.has(status) || this.ending.signal.aborted || this.disabled) return;
      await this.wait((attempt < quickTries ? 1 : attempt - quickTries + 1) * this.world.sending.minute_ms);
    }
  }

  private async post({ body, content_type }: Outgoing): Promise<number> {
    const { url } = this.world.sending;
    if (url === null) return 0;
    try {
      const headers = { 'content-type': content_type, 'x-request-id': newId() };
      const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(answerMs)]);
      const answer = await fetch(url, { method: 'POST', body, headers, signal });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  private count(delivered: boolean): void {
    const { counted } = this;
    if (delivered) counted.delivered += 1;
    else counted.failed += 1;
    const all = counted.delivered + counted.failed;
    if (all >= disableAfter && counted.failed / all > disableRate && !this.disabled) this.disable();
    if (all >= 2 * disableAfter) this.counted = { delivered: 0, failed: 0 };
  }

  /** Switches the webhook off, and says so by a last one. */
  disable(): void {
    const { delivered, failed } = this.counted;
    const all = Math.max(delivered + failed, 1);
    const payload = {
      webhook_type: 'webhook_deactivation',
      id: newId(),
      name: 'assinaturas',
      url: this.world.sending.url,
      type: 'subscription',
      is_active: false,
      deactivation: {
        reason: 'failure_rate_exceeded',
        delivered_times: delivered,
        failed_times: failed,
        failure_rate: failed / all,
        deactivated_at: this.world.now().toISOString(),
      },
    };
    this.queue(payload, writeOut(this.world, payload, 'once'), 0);
    this.disabled = true;
  }

  enable(): void {
    this.disabled = false;
    this.counted = { delivered: 0, failed: 0 };
  }

  private async wait(ms: number): Promise<void> {
    if (ms > 0) await pause(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }
}
