import { socketPath } from '@prosa/contract';
import type { Page } from 'playwright-core';

/** Holds back the live connection of the page's next load. The returned function lets it join the live events. */
export async function holdSocket(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  let join = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const joined = new Promise<void>((resolve) => (join = resolve));
  await page.routeWebSocket(new RegExp(socketPath), async (socket) => {
    await released;
    socket.connectToServer().onMessage((message) => {
      socket.send(message);
      if (message.includes('"joined":true')) join();
    });
  });
  return () => {
    release();
    return joined;
  };
}
