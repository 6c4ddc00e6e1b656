import type { MessageType } from '@prosa/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { BotConversation } from '../../../conversations/index.ts';
import type { LibraryFile } from '../../../media/index.ts';
import type { RunnableFlow } from '../../versions/flow-versions.ts';
import type { LastingValue } from '../play/lasting-values.ts';
import type { Run } from '../run-rows.ts';

/** A message that a round hears of. */
export interface HeardMessage {
  id: string;
  conversation_id: string;
  position: number;
  type: MessageType;
  /** What the customer wrote first: an edit changes no answer. */
  message: string;
  media_id: string | null;
  media_mime: string | null;
  /** Its file is still to be fetched. */
  awaits_file: boolean;
  file_name: string | null;
  quoted: string | null;
  /** Of the bot's message that it quotes: what of a run that is. */
  quoted_effect: string | null;
  /** Of a bot's own message: what of a run it is. */
  effect: string | null;
  failure: string | null;
  /** The sign that the customer put on it, when it is a bot's. */
  reaction: string | null;
  created: Date;
}

/** A contact as flows see it. */
export interface KnownContact {
  id: string;
  name: string;
  phone: string;
  data: Record<string, string>;
  ignore: boolean;
  tags: string[];
  drawn: Record<string, string>;
}

/** The departments whose conversations each person of the team sees, by person; null for all of them. */
export type VisibleDepartments = ReadonlyMap<string, readonly string[] | null>;

/** What is the same for all of a company's conversations. */
export interface Company {
  name: string;
  time_zone: string;
  tag_names: Record<string, string>;
  department_names: Record<string, string>;
}

/** Somebody who may be given a conversation. */
export interface Person {
  id: string;
  name: string;
}

/** Everything a round works on, read under the conversations' locks. */
export interface World {
  now: Date;
  company: Company;
  conversations: Map<string, BotConversation>;
  contacts: Map<string, KnownContact>;
  runs: Map<string, Run>;
  interrupted: Map<string, Run>;
  messages: Map<string, HeardMessage>;
  versions: Map<string, RunnableFlow>;
  /** Of them, those in use whose phrases hold in every flow, oldest first. */
  everywhere: RunnableFlow[];
  /** What flows keep beyond their runs, by contact. */
  lasting: Map<string, LastingValue[]>;
  /** Files that flows may send, by id. */
  media: Map<string, LibraryFile>;
  /** Who is there, by department. */
  online: Record<string, Person[]>;
  /** How many wait for somebody, by department, without the conversations above; where a flow tells of it. */
  waiting: Record<string, number>;
  /** Who attended a contact last, by contact. */
  last_agents: Map<string, Person>;
  /** Who may be given conversations, and of which departments. */
  visibleDepartments: VisibleDepartments;
  /** When a flow last started by itself, by "<contact> <flow>". */
  starts: Map<string, Date>;
  /** Contacts who never wrote before. */
  newcomers: Set<string>;
}

/** The messages, by id. */
export async function heardMessages(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, HeardMessage>> {
  if (!ids.length) return new Map();
  const rows = await tx.rows<HeardMessage>(
    sql`select m.id, m.conversation_id, m.position, m.type, coalesce(m.first_text, m.message) as message, m.media_id, f.mime as media_mime, m.file_name,
        m.media_ref is not null and m.media_id is null as awaits_file,
        case when m.reply_message ->> 'origin' = 'chatbot' then m.reply_message ->> 'message' end as quoted,
        case when m.reply_message ->> 'origin' = 'chatbot' then (
          select q.effect from messages q
          where q.account_id = m.account_id and q.channel_id = m.channel_id
            and q.platform_message_id = m.reply_message ->> 'platform_message_id'
        ) end as quoted_effect,
        m.effect, m.failure, case when m.effect is not null then (
          select r.emoji from reactions r
          where r.account_id = m.account_id and r.channel_id = m.channel_id
            and r.platform_message_id = m.platform_message_id and r.origin = 'customer'
        ) end as reaction, m.created
      from messages m left join media f on f.account_id = ${tx.account_id} and f.id = m.media_id
      where m.account_id = ${tx.account_id} and m.id = any(${ids}::text[]) and not m.deleted
        and m.event is distinct from 'undone'`,
    'heard_messages',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The contacts with their tags, by id. */
export async function knownContacts(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, KnownContact>> {
  const rows = await tx.rows<Omit<KnownContact, 'drawn'>>(
    sql`select c.id, coalesce(nullif(c.override_name, ''), c.name) as name, coalesce(c.phone, '') as phone, c.data,
        c.ignore, tags_of_contact(c.account_id, c.id) as tags
      from contacts c where c.account_id = ${tx.account_id} and c.id = any(${ids}::text[])`,
    'contacts_for_flows',
  );
  return new Map(rows.map((row) => [row.id, { ...row, data: textsOf(row.data), drawn: {} }]));
}

function textsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

/** The company's own facts. */
export async function readCompany(tx: Transaction): Promise<Company> {
  const { account_id } = tx;
  const row = await tx.row<Company>(
    sql`select a.name, a.time_zone,
        coalesce((select jsonb_object_agg(id, name) from tags where account_id = ${account_id} and not filed), '{}')
          as tag_names,
        coalesce((select jsonb_object_agg(id, name) from departments where account_id = ${account_id} and not filed),
          '{}') as department_names
      from accounts a where a.id = ${account_id}`,
    'company_for_flows',
  );
  if (!row) throw new Error('the company of a round vanished');
  return row;
}
