import { calls, type Media } from '@prosa/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { sampleFiles, samplePicture, upload } from '../../testing/sample-files.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
});
afterAll(() => server.stop());

async function add(bytes: Uint8Array, input: object, person = company.owner): Promise<Media> {
  const reply = await upload(server.url, person, {
    call: calls.uploadFile,
    input,
    file: { bytes, name: 'arquivo' },
  });
  return reply.body.message as Media;
}

const library = (type?: Media['type']) => company.owner.call(calls.getMedias, type ? { type } : {});
const isThere = async (url: string | null) => (await fetch(server.url + url)).status === 200;

describe('the media library', () => {
  it('lists what was added with a name, newest first and by type, and notifies every browser', async () => {
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const listener = await agent.listen();
    const table = await add(sampleFiles.pdf, { type: 'document', filename: 'Tabela de preços' });
    const shop = await add(await samplePicture('png'), { type: 'image', filename: 'Fachada' }, agent);
    await add(sampleFiles.mp3, { temp: true });
    expect((await library()).map(({ name }) => name)).toEqual(['Fachada', 'Tabela de preços']);
    expect(await library('document')).toEqual([expect.objectContaining({ _id: table._id, ptt: false })]);
    expect(await library('video')).toEqual([]);
    const download = await fetch(server.url + table.url);
    expect(download.headers.get('content-disposition')).toMatch(/Tabela%20de%20pre%C3%A7os\.pdf$/);
    await eventually(() => listener.events.filter(({ type }) => type === 'medias_changed').length === 2);
    listener.close();
    await company.owner.call(calls.deleteMedia, { media: shop });
    expect((await library()).map(({ name }) => name)).toEqual(['Tabela de preços']);
    expect(await isThere(shop.url)).toBe(false);
    expect(await isThere(shop.thumbnail_url)).toBe(false);
    expect(await isThere(table.url)).toBe(true);
  });

  it('deletes only files that are in it', async () => {
    const temporary = await add(sampleFiles.pdf, { temp: true });
    const gone = await add(sampleFiles.pdf, { filename: 'Some' });
    const remove = ({ _id }: Media) => company.owner.attempt(calls.deleteMedia, { media: _id });
    expect((await remove(gone)).status).toBe(200);
    expect((await remove(gone)).status).toBe(404);
    expect((await remove(temporary)).status).toBe(404);
  });
});

it('deletes uploads that nobody sent within a day, and nothing else', async () => {
  const unsent = await add(await samplePicture('jpeg'), { temp: true });
  const kept = await add(sampleFiles.pdf, { filename: 'Fica' });
  const { database, storage } = server.runtime;
  const sweep = (hours: number) =>
    sweepUploads({ database, storage, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
  await sweep(23);
  expect(await isThere(unsent.url)).toBe(true);
  await sweep(25);
  expect([await isThere(unsent.url), await isThere(unsent.thumbnail_url)]).toEqual([false, false]);
  expect(await isThere(kept.url)).toBe(true);
  const row = sql`select from media where account_id = ${company.account_id} and id = ${unsent._id}`;
  expect(await database.acrossAccounts.rows(row)).toEqual([]);
});
