import { createHash } from 'node:crypto';
import { partOf, textOf, type Part } from './fields.ts';

/**
 * Returns the key under which a webhook is known. Guru sends every status of a sale, and every renewal of a subscription,
 * under the same id, so the key also has the status, when it changed, and the invoice.
 */
export function dedupeKey(payload: Part): string {
  const first = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? '';
  const dates = partOf(payload.dates);
  const current = partOf(payload.current_invoice);
  const invoice = partOf(payload.invoice);
  const parts = [
    'guru',
    textOf(payload.webhook_type),
    first(payload.internal_id, payload.id),
    first(payload.last_status, payload.status),
    first(dates.last_status_at, dates.updated_at),
    first(current.code, invoice.id),
    first(current.status, invoice.status),
  ];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}
