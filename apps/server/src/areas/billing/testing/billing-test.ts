import { startFakeGuru } from '@prosa/fakes';
import type { Sql } from '../../../platform/db/sql.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { TestServerOptions } from '../../../testing/test-server.ts';

const file = { scope: 'file' } as const;
export const accountToken = 'TESTtestTESTtestTESTtestTESTtestTESTtest';
export const products = { 'plano-profissional': 'professional', 'plano-solo': 'solo' } as const;

let buyers = 0;

/**
 * Runs a test that has a server and a fake Guru that sends it webhooks; a minute of Guru takes 50 ms. `time` is the
 * clock of both.
 */
export const billingTest = serverTest
  .extend('time', file, () => {
    let ahead = 0;
    return {
      now: () => new Date(Date.now() + ahead),
      pass: (ms: number) => {
        ahead += ms;
      },
    };
  })
  /** Rows of a page of the fake's lists. */
  .extend('perPage', file, (): number => 50)
  .extend('guru', file, async ({ time, perPage }, { onCleanup }) => {
    const guru = await startFakeGuru({ clock: time, perPage });
    guru.admin.sending({ account_token: accountToken, minute_ms: 50 });
    onCleanup(() => guru.close());
    return guru;
  })
  .extend('settings', file, ({ guru }) => ({
    accountTokens: [accountToken, 'NEXTnextNEXTnextNEXTnextNEXTnextNEXTnext'],
    userToken: guru.world.user_token,
    baseUrl: guru.url,
    products,
  }))
  .extend('serverOptions', file, ({ time, settings }): TestServerOptions => ({
    clock: time,
    config: { guru: settings },
  }))
  .extend('hook', file, ({ server, guru }) => {
    const url = `${server.url}/webhooks/guru`;
    guru.admin.sending({ url });
    return url;
  })
  /** Reads rows behind the scenes. */
  .extend(
    'rows',
    file,
    ({ server }) =>
      <Row extends object>(query: Sql): Promise<Row[]> =>
        server.runtime.database.acrossAccounts.rows<Row>(query),
  )
  /** An e-mail that nobody has used. */
  .extend('newEmail', file, () => () => `compra${process.pid}${(buyers += 1)}@teste.prosa`);
