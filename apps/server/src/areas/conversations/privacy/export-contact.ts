import { Readable } from 'node:stream';
import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import { contactsByIds, presentContact } from '../../contacts/index.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { presentMessage } from '../present.ts';
import { messagesBefore } from '../reader.ts';

type Input = ParsedInput<typeof calls.exportContact>;
type Sent = CallOutput<typeof calls.getMessages>['data'][number];

interface Conversation {
  id: string;
  channel: string;
  department: string;
  created: Date;
  finished: Date | null;
}

const maxAtOnce = 500;

/** What a later area knows of a contact, by the name under which it is exported. */
export type KnownOfContact = (db: AccountDb, contact_id: string) => Promise<Record<string, object[]>>;

/** Exports everything the company knows of one contact, as JSON that a person can read (LGPD art. 18 and 19). */
export async function exportContact(
  context: CallContext,
  { contact_id }: Input,
  known: readonly KnownOfContact[],
): Promise<Download> {
  const { db, clock, links } = context;
  const [row] = await contactsByIds(db, [contact_id]);
  const contact = presentContact(found(row), links);
  const target = { kind: 'contact', id: contact_id } as const;
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.contact', target }));
  const names = await tagNames(context, contact.tags);
  const conversations = await conversationsOf(context, contact_id);
  async function* text(): AsyncGenerator<string> {
    const parts = await Promise.all(known.map((read) => read(db, contact_id)));
    const about = { gerado_em: clock.now().toISOString(), contato: { ...contact, tags: names } };
    const head = Object.assign(about, ...parts) as object;
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "conversas": [`;
    for (const [index, conversation] of conversations.entries()) {
      const whole = { ...conversation, mensagens: await messagesOf(context, conversation.id) };
      yield `${index ? ',' : ''}\n${JSON.stringify(whole, null, 2)}`;
    }
    yield '\n]}\n';
  }
  return {
    stream: Readable.from(text()),
    mime: 'application/json; charset=utf-8',
    name: `Dados_${contact.phone || contact_id}.json`,
  };
}

async function tagNames({ db }: CallContext, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select name from tags where account_id = ${db.account_id} and id = any(${ids}::uuid[]) order by name`,
  );
  return rows.map(({ name }) => name);
}

function conversationsOf({ db }: CallContext, contact_id: string): Promise<Conversation[]> {
  return db.rows<Conversation>(
    sql`select c.id, ch.name as channel, d.name as department, c.created, c.finished
      from conversations c
      join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      join departments d on d.account_id = c.account_id and d.id = c.department_id
      where c.account_id = ${db.account_id} and c.contact_id = ${contact_id} order by c.created, c.id`,
  );
}

/**
 * Reads a conversation's messages in parts and returns them oldest first. Of a deleted message, only that it was
 * deleted.
 */
async function messagesOf({ db, links }: CallContext, conversation_id: string): Promise<object[]> {
  const { account_id } = db;
  const all: Sent[] = [];
  let before = 2_147_483_647;
  for (;;) {
    const part = await messagesBefore(db, { account_id, conversation_id, before, most: maxAtOnce });
    all.push(...part.map((row) => presentMessage(row, account_id, links)));
    if (part.length < maxAtOnce) return all.reverse().map(told);
    before = part.at(-1)?.position ?? 0;
  }
}

function told({ created, origin, type, message, user, deleted, ...rest }: Sent): object {
  const { edited, first_text, file_name, media_url, reactions } = rest;
  const texts = { message, edited, first_text };
  return {
    created,
    origin,
    type,
    ...texts,
    file_name,
    media_url,
    user: user?.name ?? null,
    deleted,
    reactions,
  };
}
