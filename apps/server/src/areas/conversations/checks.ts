import { sql } from '../../platform/db/sql.ts';
import { sqlCheck, type Check } from '../../platform/doctor/check.ts';
import { processLocks } from '../../platform/processes/process-lease.ts';
import { chatStageInSql } from './core/chat-stage.ts';

/** What has to hold of conversations, their messages and what is being sent. */
export const conversationChecks: readonly Check[] = [
  sqlCheck(
    'As mensagens de cada atendimento são numeradas sem falhas, até a última que ele conhece.',
    sql`select c.id::text from conversations c
      left join (
        select account_id, conversation_id, count(*) as many, min(position) as first, max(position) as last
        from messages group by account_id, conversation_id
      ) m on m.account_id = c.account_id and m.conversation_id = c.id
      where (coalesce(m.last, 0), coalesce(m.many, 0), coalesce(m.first, 1)) <> (c.last_position, c.last_position, 1)`,
  ),
  sqlCheck(
    'Cada contato tem no máximo um atendimento aberto em cada número.',
    sql`select min(id::text) from conversations where finished is null
      group by account_id, channel_id, contact_id having count(*) > 1`,
  ),
  sqlCheck(
    'Em um atendimento que ainda não abriu, ninguém escreveu: nem o cliente, nem uma pessoa da equipe.',
    sql`select min(c.id::text) from conversations c join messages m
        on m.account_id = c.account_id and m.conversation_id = c.id and m.origin in ('customer', 'user')
      where c.quiet group by c.account_id, c.id`,
  ),
  sqlCheck(
    'Um cliente que espera espera desde algum momento.',
    sql`select id::text from conversations where waiting_response and waiting_since is null`,
  ),
  sqlCheck(
    'O que está sendo enviado tem um processo vivo que responde por isso.',
    sql`select o.message_id::text from outbox o join channels c on c.account_id = o.account_id and c.id = o.channel_id
      where o.state = 'sending' and (c.owner is null or c.owner not in (${processLocks}))`,
  ),
  sqlCheck(
    'O que espera para sair está no atendimento da sua mensagem.',
    sql`select o.id::text from outbox o join messages m on m.account_id = o.account_id and m.id = o.message_id
      where o.conversation_id <> m.conversation_id`,
  ),
  sqlCheck(
    'Nada espera para começar uma conversa que já começou, ou em que o cliente já escreveu.',
    sql`select o.id::text from outbox o
      join conversations c on c.account_id = o.account_id and c.id = o.conversation_id
      where o.state = 'queued' and o.kind = 'send' and o.chat > ${chatStageInSql}`,
  ),
  sqlCheck(
    'Cada cópia guardada do que foi enviado tem a sua mensagem, e é da empresa.',
    sql`select s.platform_message_id from sent_payloads s
      left join messages m on m.account_id = s.account_id and m.channel_id = s.channel_id
        and m.platform_message_id = s.platform_message_id
      where m.id is null or m.origin not in ('user', 'chatbot')`,
  ),
  sqlCheck(
    'Nome e etiquetas do contato são os mesmos no atendimento.',
    sql`select c.id::text from conversations c
      join contacts k on k.account_id = c.account_id and k.id = c.contact_id
      cross join lateral tags_of_contact(c.account_id, c.contact_id) as tags
      where c.contact_search <> k.search or not (c.contact_tags @> tags and c.contact_tags <@ tags)`,
  ),
];
