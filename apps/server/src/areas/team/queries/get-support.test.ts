import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { supportEmail: 'ajuda@teste.prosa' } });
});
afterAll(() => server.stop());

it('returns the address that the installation wants people to write to', async () => {
  const { owner } = await server.createCompany();
  expect(await owner.call(calls.getSupport, {})).toEqual({ email: 'ajuda@teste.prosa' });
});
