import { invoiceOf, saleOfApi, subscriptionOfApi, subscriptionOfList } from './payloads.ts';
import type { FakeSale, FakeSubscription, World } from './world.ts';

/** An answer of the API. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const minute = 60_000;

/** Answers `GET /api/v2/…` as Guru's documentation has it. */
export class Api {
  private readonly inFlight = new Map<string, number>();
  private counted = { since: 0, used: 0 };

  private readonly world: World;
  private readonly perPage: number;

  constructor(world: World, perPage = 2) {
    this.world = world;
    this.perPage = perPage;
  }

  /** Says why a request is refused before it is read, or null; `done` has to be called when it was answered. */
  admit(url: URL, authorization: string): { refused: Reply | null; done(): void } {
    const key = url.pathname + url.search;
    this.world.asked.push(key);
    const nothing = () => undefined;
    if (authorization !== `Bearer ${this.world.user_token}`)
      return { refused: { status: 401, body: { message: 'Unauthenticated.' } }, done: nothing };
    const running = this.inFlight.get(key) ?? 0;
    if (running > 0)
      return {
        refused: { status: 429, body: { message: 'Identical concurrent request avoided.' } },
        done: nothing,
      };
    if (this.isSpent()) return { refused: tooMany(this.world), done: nothing };
    this.inFlight.set(key, running + 1);
    return { refused: null, done: () => void this.inFlight.delete(key) };
  }

  answer(url: URL): Reply {
    const [kind = '', id, part] = url.pathname.split('/').filter(Boolean).slice(2);
    const query = url.searchParams;
    if (kind === 'accounttoken')
      return { status: 200, body: { is_valid: url.pathname.endsWith(this.world.sending.account_token) } };
    if (kind === 'transactions') return this.sales(query);
    if (kind !== 'subscriptions') return { status: 404, body: { message: 'Not Found' } };
    if (id === undefined) return this.subscriptions(query);
    const found = [...this.world.subscriptions.values()].find((s) => s.id === id || s.code === id);
    if (!found) return { status: 404, body: { message: 'Not Found' } };
    if (part === undefined) return { status: 200, body: subscriptionOfApi(found) };
    return this.page(found.invoices.toReversed(), query, (invoice) => invoiceOf(this.world, found, invoice));
  }

  private isSpent(): boolean {
    const now = Date.now();
    if (now - this.counted.since > minute) this.counted = { since: now, used: 0 };
    this.counted.used += 1;
    return this.counted.used > this.world.per_minute;
  }

  private subscriptions(query: URLSearchParams): Reply {
    const range = rangeOf(query, 'last_status_at');
    const email = query.get('contact_email');
    const rows = [...this.world.subscriptions.values()].filter(
      (s) => range(s.status_at) && (email === null || s.buyer.email === email),
    );
    return this.page(rows, query, (s: FakeSubscription) => subscriptionOfList(this.world, s));
  }

  private sales(query: URLSearchParams): Reply {
    const hasWindow = ['confirmed_at', 'cancelled_at', 'ordered_at'].some((name) => query.has(`${name}_ini`));
    if (!hasWindow)
      return {
        status: 422,
        body: { message: 'The given data was invalid.', errors: { confirmed_at_ini: ['required'] } },
      };
    const confirmed = rangeOf(query, 'confirmed_at');
    const canceled = rangeOf(query, 'cancelled_at');
    const rows = [...this.world.sales.values()].filter(
      (sale) => confirmed(sale.confirmed) && canceled(sale.canceled),
    );
    return this.page(rows, query, (sale: FakeSale) => {
      const subscription = this.world.subscriptions.get(sale.subscription);
      return subscription && saleOfApi(subscription, sale);
    });
  }

  /** Answers a page of rows, each as the API shows it. */
  private page<Row>(
    rows: readonly Row[],
    query: URLSearchParams,
    show: (row: Row) => Record<string, unknown> | undefined,
  ): Reply {
    const from = Number(query.get('cursor') ?? 0);
    const data = rows.slice(from, from + this.perPage).map(show);
    const more = from + this.perPage < rows.length;
    return {
      status: 200,
      body: {
        data,
        has_more_pages: more ? 1 : 0,
        next_cursor: more ? String(from + this.perPage) : null,
        previous_cursor: null,
        on_first_page: from === 0 ? 1 : 0,
        on_last_page: more ? 0 : 1,
        per_page: this.perPage,
        ...(from === 0 ? { total_rows: rows.length } : {}),
      },
    };
  }
}

function tooMany({ per_minute }: World): Reply {
  const headers = {
    'retry-after': '12',
    'x-ratelimit-limit': String(per_minute),
    'x-ratelimit-remaining': '0',
  };
  return { status: 429, body: { message: 'Too Many Attempts.' }, headers };
}

/** Returns whether a moment lies in the window that a query asks for; without one, all do. */
function rangeOf(query: URLSearchParams, name: string): (moment: Date | null) => boolean {
  const from = query.get(`${name}_ini`);
  const to = query.get(`${name}_end`);
  if (from === null || to === null) return () => true;
  return (moment) => {
    const day = moment?.toISOString().slice(0, 10);
    return day !== undefined && day >= from && day <= to;
  };
}
