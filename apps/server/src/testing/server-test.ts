import { test } from 'vitest';
import { openBotDesk } from './bot-desk.ts';
import { furnish } from './contract/furnish.ts';
import { openTalk } from './talk.ts';
import { startTestServer, type TestServerOptions } from './test-server.ts';

const file = { scope: 'file' } as const;

/**
 * Runs a test that has a server, and on it what the test names in its first parameter. Each is made when the first test
 * of a file names it, and kept for that file. `extend` adds what a file has of its own, or replaces `serverOptions`
 * (`override` would replace them for every file that follows in the same process).
 */
export const serverTest = test
  .extend('serverOptions', file, (): TestServerOptions => ({}))
  .extend('server', file, async ({ serverOptions }, { onCleanup }) => {
    const server = await startTestServer(serverOptions);
    onCleanup(() => server.stop());
    return server;
  })
  .extend('company', file, ({ server }) => server.createCompany())
  .extend('otherCompany', file, ({ server }) => server.createCompany())
  .extend('channel', file, ({ company }) => company.addChannel())
  /** A fresh company with a number, and customers who write to it. */
  .extend('talk', file, ({ server }) => openTalk(server))
  /** A fresh company with flows, and customers who write to it. */
  .extend('desk', file, ({ server }) => openBotDesk(server))
  /** The company's first department, furnished. */
  .extend('scope', file, ({ server, company }) => furnish(server, company, company.department))
  /** The same of the other company. */
  .extend('otherScope', file, ({ server, otherCompany }) =>
    furnish(server, otherCompany, otherCompany.department),
  );
