import { randomInt } from 'node:crypto';
import type { Runtime } from '../../platform/area.ts';
import { createGuruClient } from './guru/client.ts';
import { createGuruProvider } from './guru/guru-provider.ts';
import type { BillingProvider } from './provider/provider.ts';

const opened = new WeakMap<object, BillingProvider>();
const parts = 1_000_000;

/** Returns the provider of this installation, the same in one process; null where nobody buys. */
export function providerOf({ config, clock }: Pick<Runtime, 'config' | 'clock'>): BillingProvider | null {
  if (!config.guru) return null;
  const known = opened.get(config.guru);
  if (known) return known;
  const client = createGuruClient({ ...config.guru, clock, random: () => randomInt(parts) / parts });
  const provider = createGuruProvider(config.guru, client);
  opened.set(config.guru, provider);
  return provider;
}
