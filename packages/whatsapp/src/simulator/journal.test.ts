import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Journal } from './journal.ts';
import { connect, createOwner, dataFolder, openProcess } from './testing.ts';

function openJournal(path: string) {
  const lines: string[] = [];
  const journal = new Journal(path, (line) => lines.push(line));
  onTestFinished(() => journal.close());
  journal.readOn();
  return { journal, lines };
}

test('two journals on one file read every line once, in the same order', async () => {
  const path = join(dataFolder(), 'lines');
  const [one, two] = [openJournal(path), openJournal(path)];
  const appends = Array.from({ length: 500 }, (_, i) => [
    one.journal.append(`a${i}`),
    two.journal.append(`b${i}`),
  ]);
  await Promise.all(appends.flat());
  await vi.waitFor(() => expect([one.lines.length, two.lines.length]).toEqual([1_000, 1_000]));
  expect(one.lines).toEqual(two.lines);
  expect(new Set(one.lines).size).toBe(1_000);
  expect(one.lines.filter((line) => line.startsWith('a'))).toEqual(
    Array.from({ length: 500 }, (_, i) => `a${i}`),
  );
});

test('lines that wait together share one write, and long lines cross read chunks intact', async () => {
  const path = join(dataFolder(), 'lines');
  const { journal, lines } = openJournal(path);
  const long = 'é'.repeat(5_000_000);
  await Promise.all([journal.append('first'), journal.append(long), journal.append('last')]);
  expect(lines.map((line) => line.length)).toEqual([5, 5_000_000, 4]);
  expect(readFileSync(path, 'utf8').startsWith('\u0018\nfirst\n')).toBe(true);
  expect(openJournal(path).lines[1] === long).toBe(true);
});

test('a line torn by a kill is skipped and does not swallow the next one', async () => {
  const folder = dataFolder();
  const before = openProcess(folder);
  await connect(before, { owner: createOwner() });
  await before.call('send', { channel: 'chip', phone: '5541988887777', message: 'antes' });
  await before.network.close();
  appendFileSync(
    join(folder, 'simulator', 'network.jsonl'),
    '\n{"kind":"customer-message","channel":"chip","at":1',
  );
  const after = openProcess(folder);
  await after.call('send', { channel: 'chip', phone: '5541988887777', message: 'depois' });
  const thread = await after.call('thread', { channel: 'chip', phone: '5541988887777' });
  expect(thread).toMatchObject([{ message: 'antes' }, { message: 'depois' }]);
  expect(after.network.unreadable).toBe(1);
});

test('a line without its newline counts as refused, and does not count later either', async () => {
  const folder = dataFolder();
  const before = openProcess(folder);
  await connect(before, { owner: createOwner() });
  const message = { channel: 'chip', phone: '5541988887777', message: 'sem espaço' };
  const entry = { kind: 'customer-message', at: 1, ...message, name: null, platform_message_id: 'torn' };
  const content = { type: 'text', media_url: null, file_name: null, reply_to: null };
  // As a full disk leaves it: the process that wrote it was told that it failed.
  appendFileSync(join(folder, 'simulator', 'network.jsonl'), `\n${JSON.stringify({ ...entry, ...content })}`);
  await before.call('send', { ...message, message: 'depois' });
  expect(await before.call('thread', message)).toMatchObject([{ message: 'depois' }]);
  expect(before.network.unreadable).toBe(1);
});

test('every message that a killed process had confirmed is in the next process’s network', async () => {
  const folder = dataFolder();
  const here = openProcess(folder);
  await connect(here, { owner: createOwner() });
  const script = fileURLToPath(new URL('./testing-writer.ts', import.meta.url));
  const writer = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let confirmed = '';
  writer.stdout.setEncoding('utf8').on('data', (part: string) => {
    confirmed += part;
    if (confirmed.length > 2_000) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  const ids = confirmed.split('\n').slice(0, -1);
  expect(ids.length).toBeGreaterThan(100);
  const messages = openProcess(folder).network.channel('chip')?.messages;
  expect(ids.filter((id) => !messages?.has(id))).toEqual([]);
  await here.call('send', {
    channel: 'chip',
    phone: '5541988887777',
    message: 'depois',
    platform_message_id: 'z',
  });
  expect(openProcess(folder).network.channel('chip')?.messages.has('z')).toBe(true);
});
