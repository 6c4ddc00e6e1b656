import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type Media } from '@prosa/contract';
import { areas } from '../app/areas.ts';
import { sweepFiles } from '../platform/storage/sweep-files.ts';
import { eventually } from '../testing/eventually.ts';
import { sampleFiles, samplePicture, upload } from '../testing/sample-files.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany, type TestCompany } from '../testing/test-company.ts';
import { startTestServer } from '../testing/test-server.ts';

const hourMs = 3_600_000;
let place: Place;
let server: ServerProcess;
let company: TestCompany;
let folder: string;

beforeAll(async () => {
  place = await openPlace();
  server = await place.start();
  company = await createTestCompany(server.url);
  folder = join(place.dataDir, 'media', company.account_id);
});
afterAll(() => place.dispose());

const send = async (bytes: Uint8Array, name: string) =>
  upload(server.url, company.owner, {
    call: calls.uploadFile,
    input: { filename: name },
    file: { bytes, name },
  });

/** Kills the server while an upload has its files and waits for its row. Returns the files. */
async function dieBetweenFileAndRow(): Promise<string[]> {
  const before = await readdir(folder);
  const [lock, watcher] = [new pg.Client(place.connection), new pg.Client(place.connection)];
  await Promise.all([lock.connect(), watcher.connect()]);
  await lock.query('begin; lock table media in access exclusive mode');
  const sending = send(await samplePicture('png'), 'órfã.png').catch(() => null);
  const news = () =>
    readdir(folder).then((names) =>
      names.filter((name) => !before.includes(name) && !name.endsWith('.part')),
    );
  await eventually(async () => (await news()).length === 2);
  await eventually(async () => {
    const { rows } = await watcher.query(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'insert into media%'`);
    return rows.length;
  });
  await server.kill();
  // Its connection would go on waiting and then insert, as if the kill had come a moment later.
  await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'insert into media%'`);
  await Promise.all([lock.end(), watcher.end()]);
  await sending;
  return news();
}

async function age(path: string): Promise<void> {
  const time = new Date(Date.now() - 25 * hourMs);
  await utimes(path, time, time);
}

it('files that a kill left without a row go a day later; those with a row, young or not ours stay', async () => {
  const kept = (await send(await samplePicture('png'), 'foto.png')).body.message as Media;
  const picture = { bytes: await samplePicture('png'), name: 'eu.png' };
  await upload(server.url, company.owner, { call: calls.uploadProfilePicture, input: {}, file: picture });
  const withRow = await readdir(folder);
  expect(withRow.length).toBe(3);
  const orphans = await dieBetweenFileAndRow();
  const stranger = join(place.dataDir, 'media', 'outra-empresa');
  await mkdir(stranger);
  const foreign = [join(folder, 'leia-me.txt'), join(stranger, 'arquivo')];
  const unfinished = join(folder, '0199-cut-short.part');
  for (const path of [...foreign, unfinished]) await writeFile(path, 'x');
  for (const name of await readdir(folder)) await age(join(folder, name));
  for (const path of foreign) await age(path);
  const young = join(folder, '0199-young');
  await writeFile(young, 'x');
  server = await place.start();
  await eventually(() => ![unfinished, ...orphans.map((name) => join(folder, name))].some(existsSync));
  expect(orphans).toHaveLength(2);
  expect(
    [young, ...foreign, ...withRow.map((name) => join(folder, name))].filter((path) => !existsSync(path)),
  ).toEqual([]);
  expect((await fetch(server.url + kept.url)).status).toBe(200);
});

it('more than a thousand files are checked in batches, when the clock says so and not before', async () => {
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const local = await startTestServer({ clock });
  const { account_id, owner } = await local.createCompany();
  const { storage } = local.runtime;
  const file = { bytes: sampleFiles.mp3, name: 'som.mp3' };
  await upload(local.url, owner, { call: calls.uploadFile, input: { filename: 'som' }, file });
  for (let n = 0; n < 1200; n += 1) await storage.put({ account_id, id: `orphan-${n}` }, Buffer.from('x'));
  const sweep = () => sweepFiles({ ...local.runtime, areas, signal: new AbortController().signal });
  const count = async () => (await readdir(join(local.dataDir, 'media', account_id))).length;
  ahead = 23 * hourMs;
  await sweep();
  expect(await count()).toBe(1201);
  ahead = 25 * hourMs;
  await sweep();
  expect(await count()).toBe(1);
  await local.stop();
});

it('every area that stores files names the files it needs', async () => {
  const root = join(import.meta.dirname, '..', 'areas');
  const sources = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(root, name), 'utf8')));
  const storing = new Set(
    sources.filter((_name, at) => /\bstorage\.put\(/.test(texts[at] ?? '')).map((name) => name.split('/')[0]),
  );
  expect(storing).toEqual(new Set(areas.filter(({ neededFiles }) => neededFiles).map(({ name }) => name)));
});
