import pg from 'pg';
import { namedId } from '../src/testing/named-id.ts';

/** The size of the base on which every figure is measured. */
export interface BaseSize {
  contacts: number;
  messages: number;
}

/** The company that the base belongs to, and who works there. */
export interface Base {
  account_id: string;
  channel_id: string;
  departments: string[];
  tags: string[];
  /** When its newest conversation had its last message. */
  newest: Date;
}

const departments = 5;
const tags = 8;

const named = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => namedId(`${word}-${index + 1}`));

/**
 * Fills a company with contacts, one conversation in progress each, and messages, in set-based statements. All
 * conversations stay open, which is the hardest case for the desk's list.
 */
export async function fillBase(
  client: pg.Client,
  {
    account_id,
    channel_id,
    department_id,
    size,
  }: { account_id: string; channel_id: string; department_id: string; size: BaseSize },
): Promise<Base> {
  const run = (text: string) => client.query(text);
  const account = pg.escapeLiteral(account_id);
  const channel = pg.escapeLiteral(channel_id);
  await run(`insert into departments (account_id, id, name, created)
    select ${account}, md5('dep-' || n)::uuid, 'Departamento ' || n, now() from generate_series(1, ${departments - 1}) n`);
  await run(`insert into tags (account_id, id, name, color, created)
    select ${account}, md5('tag-' || n)::uuid, 'Tag ' || n, '#00FF00', now() from generate_series(1, ${tags}) n`);
  const departmentIds = [department_id, ...named('dep', departments - 1)];
  const departmentOf = `('{${departmentIds.join()}}'::uuid[])[1 + n % ${departments}]`;
  await run(`insert into contacts (account_id, id, name, phone, channel_contact_id, data, created)
    select ${account}, md5('contact-' || n)::uuid,
      (array['Ana','Bruno','Carla','Diego','Elisa','Fábio','Gisele','Heitor','Íris','João','Karina','Luiz'])[1 + n % 12] || ' ' ||
      (array['Souza','Lima','Alves','Rocha','Barros','Melo','Castro','Dias','Freitas','Gomes','Nunes','Prado','Teles'])[1 + (n / 12) % 13] || ' ' || n,
      '5541' || (900000000 + n), '5541' || (900000000 + n) || '@s.whatsapp.net', '{"cidade":"Curitiba"}', now() - n * interval '7 seconds'
    from generate_series(1, ${size.contacts}) n`);
  await run(`insert into contact_tags (account_id, contact_id, tag_id)
    select ${account}, md5('contact-' || n)::uuid, md5('tag-' || (1 + n % ${tags}))::uuid from generate_series(1, ${size.contacts}, 3) n`);
  const perConversation = Math.floor(size.messages / size.contacts);
  await run(`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, waiting_response,
      waiting_since, created, last_activity, last_position, last_message)
    select ${account}, md5('conversation-' || n)::uuid, ${channel}, md5('contact-' || n)::uuid, ${departmentOf}, n % 2 = 0, n % 4 = 0,
      case when n % 4 = 0 then now() - n * interval '3 seconds' end, now() - n * interval '9 seconds', now() - n * interval '3 seconds', ${perConversation},
      jsonb_build_object('id', md5('message-' || n || '-${perConversation}')::uuid, 'type', 'text', 'message', 'última mensagem ' || n,
        'origin', 'customer', 'created', to_char(now() - n * interval '3 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', 3, 'deleted', false)
    from generate_series(1, ${size.contacts}) n`);
  await run(`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
      origin, type, message, status, created)
    select ${account}, md5('message-' || n || '-' || p)::uuid, md5('conversation-' || n)::uuid, ${channel}, p, 'm' || n || '-' || p, 'm' || n || '-' || p,
      'customer', 'text', 'Bom dia! Gostaria de saber o prazo de entrega do pedido ' || n, 3, now() - (${perConversation} - p) * interval '1 minute'
    from generate_series(1, ${size.contacts}) n, generate_series(1, ${perConversation}) p`);
  await run(`insert into message_search (account_id, message_id, place, words)
    select account_id, id, place, indexed_words(account_id, place, message) from (
      select account_id, id, message, row_number() over (order by created, id)::integer as place from messages
      where account_id = ${account}) as said`);
  await run(
    'vacuum (analyze) contacts, conversations, messages, message_search, contact_tags, tags, departments',
  );
  await run('checkpoint').catch(() => undefined); // a role without that right can still measure
  const { rows } = await client.query<{ newest: Date }>(
    'select max(last_activity) as newest from conversations',
  );
  return {
    account_id,
    channel_id,
    departments: departmentIds,
    tags: named('tag', tags),
    newest: rows[0]?.newest ?? new Date(0),
  };
}

/**
 * Spreads the activity of the base's conversations again, twenty a minute. A part that floods them leaves thousands
 * active within seconds, as no company has them, and a list sorts all of its newest five minutes (decision 0041).
 */
export async function spreadActivity(client: pg.Client, { account_id, newest }: Base): Promise<void> {
  await client.query(
    `update conversations set last_activity = $2::timestamptz - ($2::timestamptz - created) / 3
      where account_id = $1 and last_activity > $2 and created < $2`,
    [account_id, newest],
  );
}
