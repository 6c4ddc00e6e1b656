import type { SimulationMove } from '@prosa/flow-engine';

/** What a customer says, or of a file what it is. */
export type CustomerSays = SimulationMove & { kind: 'customer' };

/** Makes a text message of the customer. */
export function customerSays(text: string, more: Partial<CustomerSays> = {}): CustomerSays {
  return { kind: 'customer', text, type: 'text', file_name: null, quotes: null, ...more };
}
