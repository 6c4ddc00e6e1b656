import type { SimulationMove } from '@prosa/flow-engine';

/** What a customer says, or of a file what it is. */
export type CustomerSays = SimulationMove & { kind: 'customer' };

/** A message of words. */
export function customerSays(text: string, more: Partial<CustomerSays> = {}): CustomerSays {
  return { kind: 'customer', text, type: 'text', file_name: null, quotes: null, ...more };
}
