import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

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
export async function findChromium() {
  const found = search();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  const installed = search();
  if (installed === null) {
    console.error(
      'Os testes no navegador precisam de um Chromium: instale o pacote "chromium" ou aponte CHROMIUM_PATH.',
    );
  }
  return installed;
}

function search() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const candidates = [process.env.CHROMIUM_PATH, ...inPath, ...fixedPlaces];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

async function installFromDebian() {
  console.log('Instalando o Chromium do Debian para os testes no navegador…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  if (updated === 0)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
}
