import type { z } from 'zod';
import type { parts } from './shapes.ts';

type Order = z.infer<typeof parts.order>;

/** Returns an order of the catalogue as lines: what the customer wrote, each product, and the sum. */
export function orderText({ text, product_items = [] }: Order): string {
  const lines = product_items.map(({ product_retailer_id, quantity = 1, item_price, currency }) => {
    const price = item_price === undefined ? '' : ` – ${money(item_price, currency)}`;
    return `${quantity} × ${product_retailer_id ?? 'produto'}${price}`;
  });
  const sum = product_items.reduce(
    (total, { quantity = 1, item_price = 0 }) => total + quantity * item_price,
    0,
  );
  const total = sum > 0 ? [`Total: ${money(sum, product_items[0]?.currency)}`] : [];
  return [...(text ? [text] : []), ...lines, ...total].join('\n');
}

function money(amount: number, currency = 'BRL'): string {
  try {
    return amount.toLocaleString('pt-BR', { style: 'currency', currency }).replaceAll('\u00a0', ' ');
  } catch {
    return `${amount.toLocaleString('pt-BR')} ${currency}`;
  }
}
