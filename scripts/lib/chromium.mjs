import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOrInstall } from './debian-program.mjs';

/** Chromium without its windows: stories take about a quarter less time in it (decision 0044). */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const advice =
  'Os testes no navegador precisam de um Chromium: instale o pacote "chromium-headless-shell" ou "chromium", ou aponte CHROMIUM_PATH.';

/**
 * Returns the path of a whole browser, as people use it: CHROMIUM_PATH, an installed one or, as root on Debian, one it
 * installs. Null, after saying what to do, when there is none.
 */
export function findChromium() {
  return findOrInstall({
    search: () => chosen() ?? inPath(browsers) ?? fixedPlaces.find(existsSync) ?? inPath(shells),
    debianPackage: 'chromium',
    purpose: 'abrir o produto num navegador',
    advice,
  });
}

/**
 * Returns the path of the browser for stories: CHROMIUM_PATH, a headless shell or, as root on Debian, one it installs;
 * where there is none to be had, a whole browser as `findChromium` finds it.
 */
export async function findHeadlessShell() {
  const shell = await findOrInstall({
    search: () => chosen() ?? inPath(shells),
    debianPackage: 'chromium-headless-shell',
    purpose: 'os testes no navegador',
  });
  return shell ?? findChromium();
}

function chosen() {
  const path = process.env.CHROMIUM_PATH;
  return path && existsSync(path) ? path : null;
}

function inPath(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return paths.find((path) => existsSync(path)) ?? null;
}
