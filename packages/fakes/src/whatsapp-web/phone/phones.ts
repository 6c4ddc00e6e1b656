import { register, accountOf, type NewAccount } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { createPhone, type Phone } from './phone.ts';

/** Creates what plays the handsets of a network. */
export function createPhones(network: Network) {
  return {
    /** Registers a phone on WhatsApp, digits only; returns it as it is when it is there already. */
    add: (phone: string, options: NewAccount = {}): Phone =>
      createPhone(network, register(network, phone, options)),
    /** Returns a registered phone; throws when it is not on WhatsApp. */
    get: (phone: string): Phone => createPhone(network, accountOf(network, phone)),
    /** Returns all registered phones. */
    list: (): Phone[] => [...network.accounts.values()].map((account) => createPhone(network, account)),
  };
}

export type Phones = ReturnType<typeof createPhones>;
