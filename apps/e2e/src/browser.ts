import { chromium, type Browser } from 'playwright-core';
import { folderInMemory } from '../../server/src/testing/folder-in-memory.ts';

/** Launches a headless Chromium for a story file; `npm test` says where it is. */
export async function launchBrowser(): Promise<Browser> {
  // Playwright keeps what Chromium's processes share on the disk, for containers with too little memory set aside.
  const onDisk = '--disable-dev-shm-usage';
  const isRoomy = (await folderInMemory()) === '/dev/shm';
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: isRoomy ? [onDisk] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // A microphone with a humming tone, granted without a prompt.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
}
