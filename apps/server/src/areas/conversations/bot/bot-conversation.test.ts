import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { lockForBot } from './bot-conversation.ts';

it('a bot finds its conversation when the department changes while it waits for the lock', async ({
  server,
  talk,
}) => {
  const department = await talk.company.addDepartment('Pessoas');
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  const { _id } = await talk.conversation(phone);
  const { database } = server.runtime;
  const db = database.forAccount(talk.company.account_id);
  const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%department_name%'
      and datname = current_database()`;
  let found: ReturnType<typeof lockForBot> | undefined;
  await db.transaction(async (tx) => {
    await tx.run(sql`update conversations set department_id = ${department} where id = ${_id}`);
    found = db.transaction((other) => lockForBot(other, [_id]));
    await eventually(() => database.acrossAccounts.row(waits));
  });
  expect((await found)?.get(_id)).toMatchObject({
    department_id: department,
    department_name: 'Pessoas',
  });
});
