import { expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { systemIds } from '../clock/ids.ts';
import { createLog } from '../log/log.ts';
import { createHttpServer } from './server.ts';

/** What pages of such an installation may connect to. */
async function connectSrc(publicUrl: string | null): Promise<string | undefined> {
  const app = await createHttpServer({
    log: createLog('silent'),
    ids: systemIds,
    clock: systemClock,
    trustProxy: false,
    publicUrl,
  });
  const { headers } = await app.inject('/');
  await app.close();
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

it('pages connect to their own address and to its socket, never to any other', async () => {
  expect(await connectSrc(null)).toBe("'self'");
  expect(await connectSrc('https://mesa.exemplo.com.br/')).toBe("'self' wss://mesa.exemplo.com.br");
  expect(await connectSrc('http://127.0.0.1:3000')).toBe("'self' ws://127.0.0.1:3000");
});
