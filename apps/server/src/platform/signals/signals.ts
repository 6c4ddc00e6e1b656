import type { Client, Notification, Pool } from 'pg';
import type { Log } from '../log/log.ts';
import { createSubscriptions } from './subscriptions.ts';

/** A passing hint between processes: "look now". Code that needs certainty reads the tables as well. */
export interface Signals {
  /** Notifies this process at once and the others within some milliseconds. Equal hints are sent once. */
  publish(topic: string, payload: string): void;
  /** Subscribes to a topic; returns the function that ends the subscription. */
  subscribe(topic: string, listener: (payload: string) => void): () => void;
  /** Subscribes to one payload of a topic: hints with another one do not reach the listener and cost it nothing. */
  subscribeTo(topic: string, payload: string, listener: () => void): () => void;
  /** Calls the listener whenever hints may have been missed, after a lost connection; returns what ends that. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

interface Options {
  pool: Pool;
  /** Whether the pool's connections keep prepared statements. */
  keepsStatements: boolean;
  listenClient: () => Client;
  log: Log;
  process_id: string;
}

const channel = 'prosa_signals';
/** How long hints are gathered: the first ones after a pause, and while there are more all the time. */
const gatherMs = { first: 4, next: 20 };
const reconnectMs = 500;
const maxPayload = 7500;

/** Opens signals over PostgreSQL's NOTIFY, sent outside transactions so that commits never queue behind it. */
export async function createSignals(options: Options): Promise<Signals> {
  const subscriptions = createSubscriptions();
  const gapListeners = new Set<() => void>();
  const sender = createSender(options);
  const receiver = await createReceiver({
    ...options,
    receive: subscriptions.dispatch,
    gap: () => gapListeners.forEach((tell) => tell()),
  });
  return {
    publish(topic, payload) {
      subscriptions.dispatch(topic, payload);
      sender.add(JSON.stringify([options.process_id, topic, payload]));
    },
    subscribe: (topic, listener) => subscriptions.add(topic, listener),
    subscribeTo: (topic, payload, listener) => subscriptions.add(topic, listener, payload),
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    async close() {
      await sender.close();
      await receiver.close();
    },
  };
}

/**
 * Builds the sender, which gathers hints for some milliseconds and sends them in one statement. While they keep coming
 * it gathers longer, because each statement wakes every process that listens.
 */
function createSender({ pool, keepsStatements, log }: Options) {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async () => {
    const batch = [...waiting].filter((payload) => payload.length < maxPayload);
    waiting = new Set();
    if (!batch.length) return;
    try {
      await pool.query({
        ...(keepsStatements && { name: 'signals' }),
        text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
        values: [channel, batch],
      });
    } catch (error) {
      // The tables hold the truth and every reader polls them as well; a lost hint only costs time.
      log.warn({ err: error }, 'signals not sent');
    }
  };
  const sendAndGather = () => {
    timer = waiting.size ? setTimeout(sendAndGather, gatherMs.next) : null;
    void flush();
  };
  return {
    add(payload: string) {
      waiting.add(payload);
      timer ??= setTimeout(sendAndGather, gatherMs.first);
    },
    async close() {
      if (timer) clearTimeout(timer);
      await flush();
    },
  };
}

interface ReceiverOptions extends Options {
  receive(topic: string, payload: string): void;
  gap(): void;
}

/** Opens the one listening connection; it reconnects on its own. */
async function createReceiver(options: ReceiverOptions) {
  let client: Client | null = null;
  let closed = false;
  const hear = (notification: Notification) => {
    const [from, topic, payload] = JSON.parse(notification.payload ?? '[]') as string[];
    if (from !== options.process_id && topic !== undefined && payload !== undefined)
      options.receive(topic, payload);
  };
  const connect = async () => {
    const next = options.listenClient();
    next.on('error', (error) => options.log.warn({ err: error }, 'signals connection failed'));
    next.on('notification', hear);
    await next.connect();
    await next.query(`listen ${channel}`);
    next.once('end', retry);
    client = next;
  };
  const retry = () => {
    client = null;
    if (closed) return;
    setTimeout(() => {
      if (closed) return;
      connect().then(options.gap, (error: unknown) => {
        options.log.warn({ err: error }, 'signals connection not restored yet');
        retry();
      });
    }, reconnectMs);
  };
  await connect();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
