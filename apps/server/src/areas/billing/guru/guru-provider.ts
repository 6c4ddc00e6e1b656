import { createHash, timingSafeEqual } from 'node:crypto';
import type { GuruSettings } from '../../../platform/config/config.ts';
import { joinFacts, type Facts, type Product } from '../provider/facts.ts';
import { UnreadableWebhook, type BillingProvider, type Days, type Said } from '../provider/provider.ts';
import type { GuruClient } from './client.ts';
import { dedupeKey } from './dedupe-key.ts';
import { momentOf, partOf, required, textOf, type Part } from './fields.ts';
import { readInvoice } from './read-parts.ts';
import { readSale } from './read-sale.ts';
import { readSubscription } from './read-subscription.ts';

/** Speaks to Digital Manager Guru: the one place that knows its words. */
export function createGuruProvider(settings: GuruSettings, client: GuruClient): BillingProvider {
  const planOf: BillingProvider['planOf'] = ({ product_ref, offer_ref }) =>
    settings.products[offer_ref] ?? settings.products[product_ref] ?? null;
  const isOurs = ({ product }: { product: Product }) =>
    planOf({ product_ref: product.ref, offer_ref: product.offer_ref }) !== null;
  const ours = (facts: Facts): Facts => {
    const subscriptions = facts.subscriptions.filter(isOurs);
    const refs = new Set(subscriptions.map(({ ref }) => ref));
    return {
      subscriptions,
      invoices: facts.invoices.filter(({ subscription_ref }) => refs.has(subscription_ref)),
      sales: facts.sales.filter(isOurs),
    };
  };
  return {
    name: 'guru',
    planOf,
    receive(payload) {
      if (!isVouched(textOf(payload.api_token), settings.accountTokens)) return null;
      const { api_token: _token, ...body } = payload;
      const kind = required(body.webhook_type, 'webhook_type');
      factsOf(kind, body);
      return { dedupe_key: dedupeKey(body), kind, body };
    },
    read: ({ kind, body }): Said => {
      if (kind === 'webhook_deactivation') return { kind: 'hook_disabled', details: deactivationOf(body) };
      const facts = factsOf(kind, body);
      if (!facts) return { kind: 'ignored', reason: `kind ${kind}` };
      const known = ours(facts);
      const hasOurs = known.subscriptions.length + known.sales.length > 0;
      return hasOurs ? { kind: 'facts', facts: known } : { kind: 'ignored', reason: 'another product' };
    },
    async getSubscription(ref) {
      const found = await client.get(`subscriptions/${encodeURIComponent(ref)}`);
      if (!found) return null;
      const facts = readSubscription(found);
      const invoices: Facts[] = [];
      for await (const rows of client.pages(`subscriptions/${encodeURIComponent(ref)}/invoices`, {}))
        invoices.push({ ...noFacts, invoices: rows.flatMap((row) => invoiceOf(row, facts)) });
      return joinFacts([facts, ...invoices]);
    },
    changedSubscriptions: (days) =>
      listed(
        { client, path: 'subscriptions', read: readSubscription, ours },
        windowOf('last_status_at', days),
      ),
    async *changedSales(days) {
      const list = { client, path: 'transactions', read: readSale, ours };
      yield* listed(list, windowOf('confirmed_at', days));
      yield* listed(list, windowOf('cancelled_at', days));
    },
  };
}

const noFacts: Facts = { subscriptions: [], invoices: [], sales: [] };

/** Compares with every token, in a time that says nothing about any of them. */
function isVouched(given: string, tokens: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const found = tokens.map((token) => timingSafeEqual(digest(given), digest(token)));
  return given !== '' && found.includes(true);
}

/** Returns what a webhook says; null for a kind that we have no use for. Throws UnreadableWebhook. */
function factsOf(kind: string, body: Part): Facts | null {
  if (kind === 'subscription') return readSubscription(body);
  return kind === 'transaction' ? readSale(body) : null;
}

function deactivationOf(body: Part): Record<string, unknown> {
  const { reason, delivered_times, failed_times, failure_rate } = partOf(body.deactivation);
  const url = textOf(body.url);
  return { name: textOf(body.name), url, reason, delivered_times, failed_times, failure_rate };
}

/** Reads an invoice of a list, which says itself when it changed; the list counts more than what was said before. */
function invoiceOf(row: Part, { subscriptions: [subscription] }: Facts) {
  if (!subscription) return [];
  const { ref: subscription_ref, last_status_at } = subscription;
  const changed = momentOf(row.updated_at) ?? last_status_at;
  return readInvoice(row, { subscription_ref, changed }) ?? [];
}

interface List {
  client: GuruClient;
  path: string;
  read(row: Part): Facts;
  ours(facts: Facts): Facts;
}

/** Returns the pages of a list; a row that cannot be read is left out, and its subscription asked for by others. */
async function* listed({ client, path, read, ours }: List, query: Record<string, string>) {
  for await (const rows of client.pages(path, query))
    yield ours(joinFacts(rows.flatMap((row) => tryRead(row, read))));
}

function tryRead(row: Part, read: (row: Part) => Facts): Facts[] {
  try {
    return [read(row)];
  } catch (error) {
    if (error instanceof UnreadableWebhook) return [];
    throw error;
  }
}

function windowOf(name: string, { from, to }: Days): Record<string, string> {
  return { [`${name}_ini`]: from, [`${name}_end`]: to };
}
