import type pg from 'pg';
import { createBell } from '../jobs/bell.ts';
import type { Log } from '../log/log.ts';

/** One dedicated connection to PostgreSQL that is opened again whenever it breaks. */
export interface KeptClient {
  /**
   * Runs a statement and returns its rows, one statement after the other; null while there is no connection. Rejects
   * when the connection breaks meanwhile.
   */
  rows<Row extends object>(text: string, values: unknown[]): Promise<Row[] | null>;
  /**
   * Finds a connection that is open but dead (no answer within 5 s), and returns whether there is one that answers.
   * Must be called from time to time.
   */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  newClient: () => pg.Client;
  log: Log;
  /** The connection broke, and everything that depended on it is gone. */
  onLost(): void;
  /** The connection is open, for the first time or again. */
  onReady(): void;
}

const firstRetryMs = 100;
const maxRetryMs = 3000;
const answerWithinMs = 5000;

/** Starts to connect, and never gives up. */
export function keepClient(options: Options): KeptClient {
  const { log } = options;
  const keeping = keepTrying(options);
  let turn: Promise<unknown> = Promise.resolve();
  const ask = <Row extends object>(client: pg.Client, text: string, values: unknown[]) => {
    const answer = turn.then(() => client.query<Row>(text, values));
    turn = answer.catch(() => undefined); // the caller gets the error
    return answer;
  };
  return {
    async rows<Row extends object>(text: string, values: unknown[]) {
      const client = keeping.client();
      return client && (await ask<Row>(client, text, values)).rows;
    },
    async check() {
      const client = keeping.client();
      if (!client) return false;
      const timer = setTimeout(() => keeping.lose(client), answerWithinMs);
      try {
        await ask(client, 'select 1', []);
        return client === keeping.client();
      } catch (error) {
        log.warn({ err: error }, 'lease connection does not answer');
        keeping.lose(client);
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => keeping.close(),
  };
}

/** Connects, again after each loss, with growing pauses. */
function keepTrying({ newClient, log, onLost, onReady }: Options) {
  const stop = createBell();
  let current: pg.Client | null = null;
  let closed = false;
  const lose = (lost: pg.Client) => {
    if (current !== lost) return;
    current = null;
    void lost.end().catch(() => undefined); // it is broken; ending it only frees the socket
    if (closed) return;
    log.warn('lease connection lost; what it held is given up');
    onLost();
    connected = connect();
  };
  const tryOnce = async () => {
    const next = newClient();
    next.on('error', (error) => {
      log.warn({ err: error }, 'lease connection failed');
      lose(next);
    });
    next.on('end', () => lose(next));
    await next.connect();
    current = next;
    if (!closed) onReady();
  };
  const connect = async () => {
    for (let delay = firstRetryMs; !closed && !current; delay = Math.min(delay * 2, maxRetryMs)) {
      try {
        await tryOnce();
      } catch (error) {
        log.warn({ err: error }, 'lease connection not there yet');
        await stop.wait(delay);
      }
    }
  };
  let connected = connect();
  return {
    client: () => current,
    lose,
    async close() {
      closed = true;
      stop.ring();
      await connected;
      await current?.end();
    },
  };
}
