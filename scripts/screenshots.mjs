// Takes the pictures of docs/images again from the demo workspace: `npm run screenshots`.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

const owner = { email: 'dono@demo.prosa', password: 'prosa123' };
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** What to show: the file's name, the route, the view, and what to do before the picture is taken. */
const pictures = [
  { name: 'desk', path: '/atendimento', prepare: openFirstConversation },
  { name: 'desk-dark', path: '/atendimento', scheme: 'dark', prepare: openFirstConversation },
  { name: 'desk-phone', path: '/atendimento', viewport: phone },
  { name: 'dashboard', path: '/' },
  { name: 'contacts', path: '/contatos' },
  { name: 'finished', path: '/conversas' },
  { name: 'quick-messages', path: '/mensagens-rapidas' },
  { name: 'channels', path: '/chips' },
  { name: 'team', path: '/equipe' },
  { name: 'flow-editor', path: '/flows', prepare: tryFirstFlow },
];

await ensureInstalled();
await ensureBuilt();
const executablePath = await findChromium();
if (!executablePath) process.exit(1);
const dataDir = await mkdtemp(join(tmpdir(), 'prosa-pictures-'));
const server = await startDemo(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const token = await signIn(server.url);
  for (const picture of pictures) await take(picture, token);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts the built product on an empty data folder; resolves when it says where it listens. */
async function startDemo(folder) {
  const child = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part) => {
      output += part;
      const found = /Endereço:\s+(\S+)\n/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the server ended at its start:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { message } = await answer.json();
  return message.token;
}

async function take({ name, path, scheme = 'light', viewport = wide, prepare }, token) {
  const stored = { 'prosa.seen_version': '"1.0"', 'prosa.token': token };
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: inRoot(`docs/images/${name}.jpg`), type: 'jpeg', quality: 72 });
  await context.close();
  process.stdout.write(`docs/images/${name}.jpg\n`);
}

async function openFirstConversation(page) {
  const list = page.getByRole('list', { name: 'Conversas em andamento' });
  await list.getByRole('link').first().click();
  await page.getByRole('textbox', { name: /^Mensagem para/ }).waitFor();
}

/** Opens the editor with the simulator beside the drawing, in the middle of a conversation. */
async function tryFirstFlow(page) {
  await page.getByRole('link', { name: 'Boas-vindas' }).click();
  await page.getByRole('button', { name: 'Simulador' }).click();
  await page.getByLabel('Mensagem do cliente').fill('oi');
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Conversa simulada' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.locator('.react-flow__node-card').first().waitFor();
}
