import { createHmac } from 'node:crypto';
import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addCloudNumber } from '../../../testing/cloud-number.ts';
import { cloudTest as it } from '../../../testing/cloud-test.ts';

const bodyOf = (phone_number_id: string, text = 'oi') =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { metadata: { phone_number_id }, messages: [text] } }],
      },
    ],
  });

async function post(url: string, { body, secret }: { body: string; secret: string }) {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

describe('the webhook', () => {
  it('proves its address to Meta with a number’s token, and to nobody else', async ({ number }) => {
    const ask = async (token: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '42',
      });
      const answer = await fetch(`${number.webhook}?${query.toString()}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask(number.keys.verify_token)).toEqual([200, '42']);
    expect((await ask('wrong'))[0]).toBe(403);
  });

  it('takes only what the number’s app has signed, byte by byte', async ({ number, bodies }) => {
    const { phone_number_id, app_secret: secret } = number.keys;
    const before = await bodies();
    const body = bodyOf(phone_number_id);
    expect(await post(number.webhook, { body, secret: 'another' })).toBe(403);
    expect(await post(number.webhook, { body: bodyOf('77777777'), secret })).toBe(403);
    expect(await post(number.webhook, { body: '{"entry":1}', secret })).toBe(400);
    expect(await post(number.webhook, { body: 'x'.repeat(3 * 1024 * 1024 + 1), secret })).toBe(413);
    expect(await bodies()).toBe(before);
    expect(await post(number.webhook, { body, secret })).toBe(200);
    expect(await bodies()).toBe(before + 1);
  });

  it('refuses what has no signature, or more than one', async ({ number, bodies }) => {
    const before = await bodies();
    const body = bodyOf(number.keys.phone_number_id);
    const right = `sha256=${createHmac('sha256', number.keys.app_secret).update(body).digest('hex')}`;
    const send = async (headers: Record<string, string> | [string, string][]) =>
      (await fetch(number.webhook, { method: 'POST', headers, body })).status;
    const name = 'x-hub-signature-256';
    expect(await send({})).toBe(403);
    for (const wrong of [
      '',
      'sha256=',
      right.slice(0, -1),
      right.replace('sha256', 'sha1'),
      `${right}, ${right}`,
    ])
      expect(await send({ [name]: wrong })).toBe(403);
    expect(
      await send([
        [name, right],
        [name, right],
      ]),
    ).toBe(403);
    expect(await bodies()).toBe(before);
    expect(await send({ [name]: right })).toBe(200);
  });

  it('slows down the number that is set up wrongly, and no other one', async ({
    number,
    company,
    server,
    graph,
  }) => {
    const { app_secret: secret } = number.keys;
    const wrong = await addCloudNumber({ url: server.url, graph }, company);
    const misused = { body: bodyOf(wrong.keys.phone_number_id), secret: 'another' };
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(number.webhook, misused)));
    expect(answers).toContain(403);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(await post(number.webhook, { body: bodyOf(number.keys.phone_number_id), secret })).toBe(200);
  });

  it('keeps for each number only its own part', async ({ number, otherCompany, server, graph }) => {
    const other = await addCloudNumber({ url: server.url, graph }, otherCompany);
    const { app_secret } = number.keys;
    await otherCompany.owner.call(calls.saveCloudKeys, { chip: other.chip._id, ...other.keys, app_secret });
    const [mine] = JSON.parse(bodyOf(number.keys.phone_number_id, 'minha')).entry;
    const [theirs] = JSON.parse(bodyOf(other.keys.phone_number_id, 'deles')).entry;
    const body = JSON.stringify({ object: 'x', entry: [mine, theirs] });
    expect(await post(number.webhook, { body, secret: app_secret })).toBe(200);
    const rows = await server.runtime.database.acrossAccounts.rows<{ body: Buffer }>(
      sql`select body from channel_inbox where channel_id = ${other.chip._id}`,
    );
    const texts = rows.map((row) => server.runtime.secrets.open(row.body));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('deles');
    expect(texts[0]).not.toContain('minha');
  });

  it('is refused with 503 while the company is frozen, so that Meta delivers again', async ({
    number,
    server,
    company,
  }) => {
    const freeze = (frozen: boolean) =>
      server.runtime.database.acrossAccounts.run(
        sql`update account_sequences set frozen = ${frozen ? new Date() : null} where account_id = ${company.account_id}`,
      );
    const { phone_number_id, app_secret: secret } = number.keys;
    await freeze(true);
    expect(await post(number.webhook, { body: bodyOf(phone_number_id), secret })).toBe(503);
    await freeze(false);
    expect(await post(number.webhook, { body: bodyOf(phone_number_id), secret })).toBe(200);
  });
});
