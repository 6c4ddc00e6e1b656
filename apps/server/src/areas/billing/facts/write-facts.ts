import type { Queryable } from '../../../platform/db/queryable.ts';
import type { Facts } from '../provider/facts.ts';
import { writeInvoices } from './write-invoices.ts';
import { writeSales } from './write-sales.ts';
import { writeSubscriptions, type Origin } from './write-subscriptions.ts';

/**
 * Stores what the provider said, by webhook or in an answer: the one way in which anything of it is stored. The same
 * facts again, or in another order, end in the same rows. `tx` is a transaction across companies.
 */
export async function writeFacts(tx: Queryable, facts: Facts, origin: Origin): Promise<void> {
  await writeSubscriptions(tx, facts.subscriptions, origin);
  await writeInvoices(tx, facts.invoices, origin.now);
  await writeSales(tx, facts.sales, origin);
}
