import { describe, expect } from 'vitest';
import { calls, limits, type ConversationFilter } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { namedId } from '../../testing/named-id.ts';
import { serverTest } from '../../testing/server-test.ts';

const conversations = 590;
/** Contacts without a conversation: more than are looked up one by one. */
const others = 2100;
const id = sql`md5('talk-' || n)::uuid`;

const it = serverTest.extend('list', { scope: 'file' }, async ({ server, company, channel }) => {
  const { account_id, department, owner } = company;
  const db = server.runtime.database.acrossAccounts;
  await db.run(
    sql`insert into contacts (account_id, id, name, phone, created)
        select ${account_id}, ${id}, name, '55117' || (10000000 + n), now()
        from generate_series(1, ${conversations + others}::int) n, lateral (select case
          when n in (400, 585) then 'Bairro ' when n > 580 and n <= 880 then 'Feira ' when n > 590 then 'Bairro '
          else 'Cliente ' end || n) as named(name)`,
  );
  await db.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, waiting_response,
          created, last_activity)
        select ${account_id}, ${id}, ${channel._id}, ${id}, ${department}, true, n % 3 = 0, now(),
          now() - n * interval '20 seconds'
        from generate_series(1, ${conversations}::int) n`,
  );
  return async (filter: Partial<ConversationFilter>, limit = 600) => {
    const { data, has_more } = await owner.call(calls.getDeskConversations, { filter, limit });
    return { ids: data.map(({ _id }) => _id), names: data.map(({ contact }) => contact.name), has_more };
  };
});

describe('the text filter of the desk', () => {
  it.for([
    ['nearly every conversation has', 'cliente'],
    ['few contacts have', 'cliente 57'],
    ['hundreds of contacts have, but only the oldest conversations', 'feira'],
    ['thousands of contacts have, but only two conversations', 'bairro'],
  ])(
    'finds what reading the whole list finds, in its order, for a text that %s',
    async ([, text = ''], { list }) => {
      const whole = await list({});
      const wanted = whole.names.filter((name) => name.toLowerCase().includes(text));
      expect(wanted.length).toBeGreaterThan(1);
      expect(await list({ text })).toMatchObject({ names: wanted, has_more: false });
      expect(await list({ text }, 2)).toMatchObject({
        names: wanted.slice(0, 2),
        has_more: wanted.length > 2,
      });
    },
  );

  it('holds together with the other filters', async ({ list }) => {
    const waiting = await list({ situation: 'unanswered' });
    const feiras = waiting.names.filter((name) => name.startsWith('Feira'));
    expect((await list({ text: 'feira', situation: 'unanswered' })).names).toEqual(feiras);
    const { ids } = await list({ text: 'cliente', situation: 'unanswered' }, limits.conversation_page);
    expect(ids).toEqual(
      Array.from({ length: limits.conversation_page }, (_, at) => namedId(`talk-${3 * (at + 1)}`)),
    );
  });

  it('finds nothing for a text that no open conversation has', async ({ list }) => {
    expect(await list({ text: 'bairro 900' })).toMatchObject({ names: [], has_more: false });
    expect(await list({ text: 'ninguém' })).toMatchObject({ names: [], has_more: false });
  });
});
