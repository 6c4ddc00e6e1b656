import { randomUUID } from 'node:crypto';

/** The time of the fake, which tests may set. */
export interface Clock {
  now(): Date;
}

export type InvoiceStatus = 'paid' | 'waiting_payment' | 'pastdue' | 'canceled';

export interface FakeInvoice {
  id: string;
  code: string;
  cycle: number;
  status: InvoiceStatus;
  value: number;
  charge_at: string;
  period_end: string;
  paid_at: string | null;
  created: Date;
  updated: Date;
}

export interface FakeSale {
  id: string;
  subscription: string;
  status: string;
  cycle: number;
  invoice: string;
  total: number;
  ordered: Date;
  confirmed: Date | null;
  canceled: Date | null;
  updated: Date;
}

export interface Buyer {
  id: string;
  name: string;
  email: string;
  doc: string | null;
  phone: string;
}

export interface FakeSubscription {
  id: string;
  code: string;
  buyer: Buyer;
  product: { id: string; name: string; offer: string };
  value: number;
  status: string;
  status_at: Date;
  started: Date;
  canceled: Date | null;
  cancel_at_cycle_end: boolean;
  cycle: number;
  charged_times: number;
  cycle_start: string;
  cycle_end: string;
  trial: { days: number; from: string; to: string } | null;
  interval: { count: number; unit: string; days: number };
  invoices: FakeInvoice[];
}

/** How webhooks are sent. */
export interface Sending {
  url: string | null;
  account_token: string;
  /** How long a minute of Guru takes. */
  minute_ms: number;
  /** Whether webhooks leave; false loses them for good, as an outage of the receiver does. */
  deliver: boolean;
  mode: Mode;
}

export const modes = [
  'once',
  'duplicate',
  'reorder',
  'burst',
  'missing_field',
  'null_doc',
  'cents',
  'extra_fields',
  'form_encoded',
  'wrapped',
  'wrong_token',
  'huge_body',
  'html_in_name',
] as const;

export type Mode = (typeof modes)[number];

/** What is wrong with the API, for so many requests. */
export interface Faults {
  latency_ms: number;
  status: number;
  retry_after: number | null;
  drop: boolean;
  truncate: boolean;
  slow_body: boolean;
  times: number;
}

export const noFaults: Faults = {
  latency_ms: 0,
  status: 200,
  retry_after: null,
  drop: false,
  truncate: false,
  slow_body: false,
  times: 0,
};

/** Everything that the fake knows. */
export interface World {
  now(): Date;
  clock: { fixed: Date | null };
  origin: string;
  subscriptions: Map<string, FakeSubscription>;
  sales: Map<string, FakeSale>;
  user_token: string;
  sending: Sending;
  faults: Faults;
  /** How many requests of the API came, by path, and how many are left of this minute. */
  asked: string[];
  per_minute: number;
}

/** Creates a world without anybody. */
export function createWorld(clock: Clock): World {
  const own: World['clock'] = { fixed: null };
  return {
    now: () => own.fixed ?? clock.now(),
    clock: own,
    origin: '',
    subscriptions: new Map(),
    sales: new Map(),
    user_token: 'user-token-of-the-fake-guru',
    sending: {
      url: null,
      account_token: 'TESTtestTESTtestTESTtestTESTtestTESTtest',
      minute_ms: 60_000,
      deliver: true,
      mode: 'once',
    },
    faults: { ...noFaults },
    asked: [],
    per_minute: 360,
  };
}

export const newId = (): string => randomUUID();
export const newCode = (kind: 'sub' | 'in'): string =>
  `${kind}_${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day of a moment, or so many days later. */
export function dayAfter(moment: Date, days = 0): string {
  return new Date(moment.getTime() + days * dayMs).toISOString().slice(0, 10);
}
