import { createFaults } from './faults.ts';
import type { Network } from './network.ts';

/** Forgets all phones and whatever was to go wrong, and cuts all connections. */
export function resetNetwork(network: Network): void {
  for (const connection of network.connections) connection.terminate();
  for (const signal of network.signals.values()) signal.close();
  for (const map of [
    network.accounts,
    network.lids,
    network.groups,
    network.live,
    network.qrOffers,
    network.codeOffers,
    network.newChatLimits,
    network.answered,
    network.signals,
  ])
    map.clear();
  Object.assign(network.faults, createFaults());
  network.unknown.length = 0;
  network.changed();
}
