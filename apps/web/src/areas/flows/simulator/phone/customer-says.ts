import type { SimulationMove } from '@prosa/flow-engine';

/** A customer's message: its text, or what its file is. */
export type CustomerSays = SimulationMove & { kind: 'customer' };

/** Returns the move of a text message. */
export function customerSays(text: string, more: Partial<CustomerSays> = {}): CustomerSays {
  return { kind: 'customer', text, type: 'text', file_name: null, quotes: null, ...more };
}
