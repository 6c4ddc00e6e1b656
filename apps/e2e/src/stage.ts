import type { Page } from 'playwright-core';
import type { Config } from '../../server/src/platform/config/config.ts';
import type { Clock } from '../../server/src/platform/clock/clock.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/test-server.ts';
import { launchBrowser } from './browser.ts';
import { openPage, type Look } from './open-page.ts';

interface More extends Look {
  /** Another address of the server, such as a proxy. */
  url?: string;
}

/** What most stories need: the product in one process and a browser. */
export interface Stage {
  server: TestServer;
  /** Opens a browser window of one person, or of a visitor, at a path. */
  open(person: { token: string } | null, path: string, more?: More): Promise<Page>;
  stop(): Promise<void>;
}

/** Starts the product and the browser; a story file needs one stage. */
export async function setStage(config: Partial<Config> = {}, clock?: Clock): Promise<Stage> {
  const [server, browser] = await Promise.all([
    startTestServer({ config, ...(clock && { clock }) }),
    launchBrowser(),
  ]);
  return {
    server,
    open: (person, path, more) => openPage(browser, { url: server.url, person, path, ...more }),
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Closes the windows of a story, so that they do not slow down the next one. */
export async function leave(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}
