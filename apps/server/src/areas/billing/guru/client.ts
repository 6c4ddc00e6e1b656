import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { GuruSettings } from '../../../platform/config/config.ts';
import { createTokenBuckets } from '../../../platform/limits/token-bucket.ts';
import { createCircuitBreaker } from '../../../platform/outbound/circuit-breaker.ts';
import { ProviderSilent } from '../provider/provider.ts';
import { ask, type Answer } from './ask.ts';
import { listOf, partOf, textOf, type Part } from './fields.ts';

type Query = Record<string, string | readonly string[]>;

/** Asks Guru's API. */
export interface GuruClient {
  /** Returns one object; null when Guru knows none. Throws ProviderSilent. */
  get(path: string, query?: Query): Promise<Part | null>;
  /** Returns the pages of a list, each with its rows. Throws ProviderSilent. */
  pages(path: string, query: Query): AsyncGenerator<readonly Part[]>;
}

interface Options extends Pick<GuruSettings, 'baseUrl' | 'userToken'> {
  clock: Clock;
  /** A number from 0 to 1, for spreading retries. */
  random: () => number;
  wait?: (ms: number) => Promise<unknown>;
}

const maxTries = 3;
const firstPauseMs = 500;
const maxPauseMs = 60_000;
/** Guru takes 360 a minute of one account; some are left for others who ask. */
const rate = { burst: 50, perSecond: 5 };
const maxPages = 10_000;

/**
 * Builds the client: at most 300 requests a minute, three tries with a pause that Guru may set, the same question never
 * twice at once (Guru refuses that), and none while it is down.
 */
export function createGuruClient({ baseUrl, userToken, clock, random, wait = pause }: Options): GuruClient {
  const buckets = createTokenBuckets({ clock, ...rate });
  const breaker = createCircuitBreaker(clock);
  const inFlight = new Map<string, Promise<Part | null>>();
  const headers = {
    authorization: `Bearer ${userToken}`,
    accept: 'application/json',
    'user-agent': 'Prosa/1.0',
  };

  const once = async (url: URL): Promise<Answer | null> => {
    if (!breaker.mayAsk(url.host)) throw new ProviderSilent('it does not answer; asked again in a moment');
    for (let ms = buckets.take('api'); ms > 0; ms = buckets.take('api')) await wait(ms);
    const answer = await ask(url, headers).catch(() => null);
    breaker.record(url.host, { answered: answer !== null && answer.status < 500 });
    return answer;
  };

  const tryOften = async (url: URL): Promise<Part | null> => {
    for (let tried = 1; ; tried += 1) {
      const answer = await once(url);
      if (answer?.status === 404) return null;
      const body = answer?.status === 200 ? parse(answer.body) : null;
      if (body) return body;
      if (tried === maxTries || !isPassing(answer)) throw new ProviderSilent(reasonOf(answer));
      const own = firstPauseMs * 2 ** tried * (0.5 + random());
      await wait(Math.min(answer?.retry_ms ?? own, maxPauseMs));
    }
  };

  const get = (path: string, query: Query = {}): Promise<Part | null> => {
    const url = urlOf(baseUrl, path, query);
    const known = inFlight.get(url.href);
    if (known) return known;
    const asked = tryOften(url).finally(() => inFlight.delete(url.href));
    inFlight.set(url.href, asked);
    return asked;
  };

  return {
    get,
    async *pages(path, query) {
      let cursor = '';
      for (let page = 0; page < maxPages; page += 1) {
        const answer = await get(path, cursor ? { ...query, cursor } : query);
        yield listOf(answer?.data).map(partOf);
        const next = textOf(answer?.next_cursor);
        if (!answer?.has_more_pages || !next || next === cursor) return;
        cursor = next;
      }
    },
  };
}

function urlOf(baseUrl: string, path: string, query: Query): URL {
  const url = new URL(`${baseUrl}/${path}`);
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) url.searchParams.append(name, one);
  return url;
}

/** Parses a body; one that is incomplete counts as no answer. */
function parse(body: string): Part | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? partOf(value) : null;
  } catch {
    return null;
  }
}

function isPassing(answer: Answer | null): boolean {
  return answer === null || answer.status === 200 || answer.status === 429 || answer.status >= 500;
}

function reasonOf(answer: Answer | null): string {
  if (!answer) return 'no answer';
  return answer.status === 200 ? 'an answer that cannot be read' : `answered ${answer.status}`;
}
