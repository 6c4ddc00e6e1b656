import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOrInstall } from './debian-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed one or, as root on Debian, one it installs. Null, after
 * saying what to do, when there is none.
 */
export function findChromium() {
  return findOrInstall({
    search,
    debianPackage: 'chromium',
    purpose: 'os testes no navegador',
    advice:
      'Os testes no navegador precisam de um Chromium: instale o pacote "chromium" ou aponte CHROMIUM_PATH.',
  });
}

function search() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const candidates = [process.env.CHROMIUM_PATH, ...inPath, ...fixedPlaces];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
