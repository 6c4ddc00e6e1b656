import { calls, errorText } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend('fault', ({ server, talk }) => (kind: string, more: object = {}) => {
    return server.simulator('fault', { channel: talk.channel._id, kind, ...more });
  })
  .extend('check', ({ talk }) => async (phone: string) => {
    const { body } = await talk.company.owner.attempt(calls.checkPhone, { phone, chip: talk.channel._id });
    return body.message;
  });
const absent = errorText('phone_not_on_network');

it('a phone without an account is asked for again when a person checks it, a minute later at the earliest', async ({
  server,
  talk,
  fault,
  check,
}) => {
  const phone = talk.phone();
  await fault('unregistered', { phone });
  expect(await check(phone)).toBe(absent);
  await fault('none');
  expect(await check(phone)).toBe(absent);
  await server.runtime.database.acrossAccounts.run(
    sql`update phone_checks set checked = checked - interval '1 minute' where phone = ${phone}`,
  );
  expect(await check(phone)).toEqual({ jid: `${phone}@s.whatsapp.net`, checked: true });
});

it('a number that has checked many phones in a minute checks no other', async ({ talk, check }) => {
  const answers: unknown[] = [];
  for (let asked = 0; asked < 11; asked += 1) answers.push(await check(talk.phone()));
  expect(answers.at(-1)).toBe(errorText('phone_check_limit'));
  expect(answers.slice(0, 8)).not.toContain(errorText('phone_check_limit'));
});
