import { describe, expect, it } from 'vitest';
import { UnreadableWebhook } from '../provider/provider.ts';
import { dedupeKey } from './dedupe-key.ts';
import { centsOf, dayOf, docOf, flagOf, momentOf, partOf } from './fields.ts';
import { readInvoice } from './read-parts.ts';
import { readSale } from './read-sale.ts';
import { readSubscription } from './read-subscription.ts';

it.each([
  [29.37, 2937],
  [358.8, 35_880],
  [247, 24_700],
  [1.005, 101],
  ['49.9', 4990],
  ['1.197,50', 119_750],
  ['', null],
  ['abc', null],
  [Number.NaN, null],
  [null, null],
  [1e12, null],
])('reads %j reais as %j cents', (value, cents) => expect(centsOf(value)).toBe(cents));

it.each([
  ['2026-03-01T12:00:00Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01 12:00:00', '2026-03-01T12:00:00.000Z'],
  [1_772_366_407, '2026-03-01T12:00:07.000Z'],
  ['1772366407', '2026-03-01T12:00:07.000Z'],
  [1_772_366_407_000, '2026-03-01T12:00:07.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['0000-00-00', undefined],
  [0, undefined],
  ['', undefined],
  [[], undefined],
])('reads %j as the moment %j', (value, moment) => expect(momentOf(value)?.toISOString()).toBe(moment));

it.each([
  ['2026-03-01', '2026-03-01'],
  [1_772_366_407, '2026-03-01'],
  ['2026-02-30x', null],
  [null, null],
])('reads %j as the day %j', (value, day) => expect(dayOf(value)).toBe(day));

it.each([
  ['123.456.789-09', '12345678909'],
  ['012.345.678-90', '01234567890'],
  [1_234_567_890, '01234567890'],
  ['12.345.678/0001-95', '12345678000195'],
  [null, ''],
])('reads the document %j as %j', (value, doc) => expect(docOf(value)).toBe(doc));

it.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [null, false],
])('reads the flag %j as %j', (value, flag) => expect(flagOf(value)).toBe(flag));

const subscription = {
  webhook_type: 'subscription',
  id: 'sub_A',
  internal_id: 'uuid-a',
  last_status: 'active',
  dates: { last_status_at: '2026-03-01T12:00:07Z', cycle_end_date: '2026-03-31' },
  current_invoice: { code: 'in_A', cycle: 1, status: 'paid', value: 197, updated_at: 1_772_366_407 },
  subscriber: { id: 'p', email: 'Maria@Exemplo.com.br ' },
};

describe('a subscription', () => {
  it('is the same by webhook and by the API, which names its ids the other way round', () => {
    const [webhook] = readSubscription(subscription).subscriptions;
    const { dates, current_invoice: _invoice, subscriber, internal_id, ...rest } = subscription;
    const api = { ...rest, id: internal_id, subscription_code: 'sub_A', contact: subscriber };
    const [answer] = readSubscription({
      ...api,
      last_status_at: 1_772_366_407,
      cycle_end_date: dates.cycle_end_date,
    }).subscriptions;
    expect(answer).toEqual({ ...webhook, cycle: null });
    expect(webhook).toMatchObject({ ref: 'uuid-a', code: 'sub_A', buyer: { email: 'maria@exemplo.com.br' } });
  });

  it('has a key by which a renewal differs from a repetition, and a later overdue from an earlier one', () => {
    const renewed = { ...subscription, current_invoice: { ...subscription.current_invoice, code: 'in_B' } };
    const later = { ...subscription, dates: { last_status_at: '2026-05-01T00:00:00Z' } };
    const keys = [subscription, renewed, later, { ...subscription, name: 'said again' }].map(dedupeKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys[3]).toBe(keys[0]);
  });
});

describe('a sale', () => {
  const sale = {
    id: 's',
    status: 'approved',
    dates: { updated_at: '2026-03-01T12:00:08Z' },
    payment: { total: '197' },
  };
  it('has no subscription when the first payment was refused: Guru then says []', () => {
    expect(readSale({ ...sale, subscription: [], last_transaction: [] })).toMatchObject({
      subscriptions: [],
      sales: [{ total_cents: 19_700, cycle: null }],
    });
  });
  it('is not read without an amount where money moved', () => {
    expect(() => readSale({ ...sale, payment: [] })).toThrow(UnreadableWebhook);
    expect(readSale({ ...sale, status: 'abandoned', payment: [] }).sales[0]?.total_cents).toBe(0);
  });
});

it('leads nobody to an address that is no page', () => {
  const of = { subscription_ref: 's', changed: new Date(0) };
  const read = (payment_url: unknown) =>
    readInvoice({ code: 'c', status: 'pastdue', payment_url }, of)?.payment_url;
  expect([read('javascript:alert(1)'), read('https://pay.example.test/1'), read(null)]).toEqual([
    '',
    'https://pay.example.test/1',
    '',
  ]);
  expect(partOf([])).toEqual({});
});
