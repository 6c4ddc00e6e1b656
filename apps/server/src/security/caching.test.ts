import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { TestCompany } from '../testing/test-company.ts';
import { sampleFiles } from '../testing/sample-files.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
});
afterAll(() => server.stop());

const post = (path: string, body: string, token = company.owner.token) =>
  fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });

describe('the browser’s cache', () => {
  it.each([
    ['an answer', 200, () => post('get-user', '{}')],
    ['a refusal', 200, () => post('create-or-update-tag', '{}')],
    ['a malformed input', 400, () => post('get-conversation-update', '{}')],
    ['a broken body', 400, () => post('get-user', '{')],
    ['a stranger', 401, () => post('get-user', '{}', 'x'.repeat(43))],
    ['an unknown call', 404, () => post('get-nothing', '{}')],
    ['a spreadsheet', 200, () => post('export-contacts', '{}')],
    ['a wrong password', 200, () => post('auth', JSON.stringify({ email: 'a@b.com', password: 'errada' }))],
  ])('keeps nothing of a call: %s', async (_what, status, ask) => {
    const response = await ask();
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('keeps the desk’s pictures, privately and until the person signs out; documents never', async () => {
    const { links, storage } = server.runtime;
    const file = { account_id: company.account_id, id: 'arquivo' };
    await storage.put(file, sampleFiles.pdf);
    const kept = async (mime: string) =>
      (await fetch(`${server.url}${links.link({ ...file, mime, name: 'arquivo' })}`)).headers.get(
        'cache-control',
      );
    expect(await kept('image/jpeg')).toBe('private, max-age=43200');
    expect(await kept('application/pdf')).toBe('no-store');
    const stays = await post('get-user', '{}');
    expect(stays.headers.get('clear-site-data')).toBeNull();
    expect((await post('logout', '{}')).headers.get('clear-site-data')).toBe('"cache"');
  });
});
