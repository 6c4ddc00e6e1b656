import type { KnownCustomer, SimulatedCustomer } from '@prosa/contract';

/** Returns the customers known to the network, after the invented ones who have not written yet. */
export function mergeCustomers(
  known: readonly KnownCustomer[],
  made: readonly SimulatedCustomer[],
): KnownCustomer[] {
  const phones = new Set(known.map(({ phone }) => phone));
  const silent = made.filter(({ phone }) => !phones.has(phone));
  const unknown = { hides_phone: false, is_typed_to: false, last_message: null };
  return [...silent.map((customer) => ({ ...customer, ...unknown })), ...known];
}
