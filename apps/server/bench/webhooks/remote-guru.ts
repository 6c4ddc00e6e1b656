import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GuruSettings } from '../../src/platform/config/config.ts';
import type { Answered, Order } from './guru-process.ts';

/** A fake Guru in a process of its own, so that it does not share the server's event loop. */
export interface RemoteGuru {
  settings: GuruSettings;
  /** Sells, sends the webhooks of it, and returns how each was answered. */
  sell(order: Order): Promise<Answered[]>;
  close(): void;
}

interface Started {
  url: string;
  userToken: string;
  accountToken: string;
}

/** Starts it. */
export async function startRemoteGuru(): Promise<RemoteGuru> {
  const child = fork(join(import.meta.dirname, 'guru-process.ts'), { execArgv: ['--import', 'tsx'] });
  const [{ url, userToken, accountToken }] = (await once(child, 'message')) as [Started];
  return {
    settings: {
      accountTokens: [accountToken],
      userToken,
      baseUrl: url,
      products: { 'plano-profissional': 'professional' },
    },
    async sell(order) {
      child.send(order);
      const [answered] = (await once(child, 'message')) as [Answered[]];
      return answered;
    },
    close: () => child.kill(),
  };
}
