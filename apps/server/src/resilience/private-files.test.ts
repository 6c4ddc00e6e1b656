import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../testing/eventually.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { sampleFiles, upload } from '../testing/sample-files.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany } from '../testing/test-company.ts';
import { post } from '../testing/test-person.ts';

let place: Place;
let server: ServerProcess;

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.dispose());

/** Lists everything below a folder that anybody except its owner may read, write or pass, by its path in there. */
async function open(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).mode));
  return names.filter((_name, at) => (modes[at] ?? 0) & 0o077).toSorted();
}

it('files that an earlier version left readable for others are private after the start', async () => {
  const folder = join(place.dataDir, 'media', 'empresa');
  await mkdir(folder, { recursive: true });
  for (const path of [join(folder, 'foto'), join(place.dataDir, 'secret.key')])
    await writeFile(path, 'x'.repeat(40));
  for (const path of [folder, join(folder, '..')]) await chmod(path, 0o755);
  expect(await open(place.dataDir)).toEqual(['media', 'media/empresa', 'media/empresa/foto', 'secret.key']);
  server = await place.start('web,worker,sessions', { SECRET_KEY: '' });
  expect(await open(place.dataDir)).toEqual([]);
});

it('after traffic only the owner of DATA_DIR can read anything in it', async () => {
  const company = await createTestCompany(server.url);
  const channel = await company.addChannel();
  const file = { bytes: sampleFiles.mp3, name: 'musica.mp3' };
  await upload(server.url, company.owner, { call: calls.uploadFile, input: { temp: true }, file });
  const { email } = company.owner.user;
  await post(`${server.url}/api/${calls.sendPasswordRecovery.path}`, { email });
  await eventually(async () => (await mailsTo(place, email)).length === 1);
  expect(await readdir(place.dataDir)).toEqual(
    expect.arrayContaining(['media', 'outbox', 'secret.key', 'simulator']),
  );
  expect(await readdir(join(place.dataDir, 'media'))).toContain(company.account_id);
  expect(channel.status).toBe('open');
  expect(await open(place.dataDir)).toEqual([]);
});
