import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend('serverOptions', { scope: 'file' }, () => ({
  config: { supportEmail: 'ajuda@teste.prosa' },
}));

it('names whom the installation wants to be written to', async ({ server }) => {
  const { owner } = await server.createCompany();
  expect(await owner.call(calls.getSupport, {})).toEqual({ email: 'ajuda@teste.prosa' });
});
