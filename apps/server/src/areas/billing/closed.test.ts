import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest as it } from '../../testing/server-test.ts';

const close = (reason: string) => sql`update accounts set access_closed = now(), access_reason = ${reason}`;
const reopen = sql`update accounts set access_closed = null, access_reason = ''`;

describe('a company whose access has ended', () => {
  it('reads and exports, sends nothing, and says why; open again, it sends', async ({ server, talk }) => {
    const { company, channel } = talk;
    const { owner } = company;
    const db = server.runtime.database.acrossAccounts;
    const ours = sql` where id = ${company.account_id}`;
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const conversation_id = (await talk.conversation(phone))._id;
    const send = (text: string) => owner.attempt(calls.sendMessage, { conversation_id, text });
    const says = expect.stringMatching(/expirou.*lido e exportado/s) as string;
    // What was written before leaves the queue with its reason.
    await owner.call(calls.connectChip, { chip: channel._id, connect: false });
    expect((await send('Já vai')).body.error).toBe(false);
    await db.run(sql`${close('expired')}${ours}`);
    expect((await send('Olá')).body).toMatchObject({ error: true, message: says });
    const connect = () => owner.attempt(calls.connectChip, { chip: channel._id, connect: true });
    expect((await connect()).body).toMatchObject({ error: true, message: says });
    await db.run(sql`update channels set wanted = true where id = ${channel._id}`);
    await eventually(async () =>
      expect(
        (await talk.messages(conversation_id)).find(({ message }) => message === 'Já vai'),
      ).toMatchObject({
        failure: 'access_closed',
      }),
    );
    expect((await owner.call(calls.getUser, {})).account.closed_because).toBe('expired');
    await db.run(sql`${reopen}${ours}`);
    expect((await send('De volta')).body.error).toBe(false);
    await eventually(async () => (await talk.inbox(phone)).some(({ message }) => message === 'De volta'));
    expect((await talk.inbox(phone)).map(({ message }) => message)).not.toContain('Já vai');
  });
});

describe('a plan', () => {
  it('gives its last place once, also to two at the same moment; lowered, it takes nothing away', async ({
    server,
    company,
  }) => {
    const db = server.runtime.database.acrossAccounts;
    const limit = (max: number) =>
      db.run(
        sql`update accounts set max_channels = ${max}, max_flows = ${max}, max_users = ${max + 1} where id = ${company.account_id}`,
      );
    const make = (index: number) => [
      company.owner.attempt(calls.saveChip, {
        name: `numero${index}`,
        redirect: 'human',
        department: company.department,
      }),
      company.owner.attempt(calls.saveFlow, { name: `Fluxo ${index}` }),
      company.owner.attempt(calls.createTeamUser, {
        name: 'Pessoa',
        email: `limite${index}${company.account_id}@teste.prosa`,
        password: 'entregue-a-pessoa',
        user_role: 'manager',
      }),
    ];
    await limit(1);
    const answers = await Promise.all([...make(1), ...make(2)]);
    expect(answers.filter(({ body }) => !body.error)).toHaveLength(3);
    const use = async () => (await company.owner.call(calls.getSubscription, {})).use;
    expect(await use()).toEqual({
      channels: { used: 1, max: 1 },
      flows: { used: 1, max: 1 },
      users: { used: 2, max: 2 },
    });
    await limit(0);
    expect(await use()).toMatchObject({ channels: { used: 1, max: 0 }, flows: { used: 1, max: 0 } });
    expect((await Promise.all(make(3))).map(({ body }) => body.error)).toEqual([true, true, true]);
    expect(await company.owner.call(calls.getChips, {})).toHaveLength(1);
  });
});
