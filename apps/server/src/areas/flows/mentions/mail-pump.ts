import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { sql } from '../../../platform/db/sql.ts';
import { dueInTurns } from '../../../platform/jobs/due-in-turns.ts';
import type { PumpDefinition, Room } from '../../../platform/jobs/pump.ts';
import { readAddressee, type Addressee } from './read-addressee.ts';

/** A mail that is due. */
export interface QueuedMail {
  account_id: string;
  id: string;
  user_id: string;
  flow_id: string;
  conversation_id: string;
  notice: string;
  attempts: number;
}

/** For all companies, and for one: when a mail server hangs on one company's mails, there is room for the others'. */
const maxAtOnce = 10;
const maxOfCompany = 2;
const maxTries = 5;
const firstPauseMs = 30_000;
/** Longer than a mail server is waited for: only a mail whose process died is sent again, with the same id. */
const leaseMs = 15 * 60_000;

/** Mails to people whom flows call. They contain nothing about the customer. */
export const mailPump: PumpDefinition<QueuedMail> = {
  name: 'mails of flows',
  maxAtOnce,
  maxOfCompany,
  open: (runtime) => ({
    claim: (room) => claim(runtime, room),
    perform: (mail) => deliver(runtime, mail),
  }),
};

function claim({ database, clock }: Runtime, room: Room): Promise<QueuedMail[]> {
  const now = clock.now();
  return database.acrossAccounts.rows<QueuedMail>(
    sql`update person_mentions m
      set attempts = m.attempts + 1, available_at = ${new Date(now.getTime() + leaseMs)}
      from (${dueInTurns({ table: sql`person_mentions`, queued: sql`letter = 'queued'`, keys: ['id', 'user_id'], now, ...room })}) due
      where m.account_id = due.account_id and m.id = due.id and m.user_id = due.user_id
      returning m.account_id, m.id, m.user_id, m.flow_id, m.conversation_id, m.notice, m.attempts`,
  );
}

async function deliver(runtime: Runtime, mail: QueuedMail): Promise<void> {
  const db = runtime.database.forAccount(mail.account_id);
  const settle = (state: 'queued' | 'sent' | 'failed' | null, available_at: Date | null = null) =>
    db.run(
      sql`update person_mentions set letter = ${state}, available_at = coalesce(${available_at}, available_at)
        where account_id = ${mail.account_id} and id = ${mail.id} and user_id = ${mail.user_id}`,
      'letter_settled',
    );
  const person = await readAddressee(db, mail);
  if (!person) return void (await settle(null));
  try {
    await runtime.mail.send({
      id: `${mail.id}.${mail.user_id}`,
      to: person.email,
      subject: `O chatbot chamou você (${person.flow})`,
      text: textOf(mail, { person, base: baseUrl(runtime.config) }),
    });
  } catch (error) {
    runtime.log.warn({ err: error, account_id: mail.account_id }, 'mail of a flow not sent');
    const pauseMs = firstPauseMs * 2 ** (mail.attempts - 1);
    const later = new Date(runtime.clock.now().getTime() + pauseMs);
    return void (await (mail.attempts < maxTries ? settle('queued', later) : settle('failed')));
  }
  await settle('sent');
}

interface Writing {
  person: Addressee;
  base: string;
}

function textOf({ notice, conversation_id }: QueuedMail, { person, base }: Writing): string {
  return [
    `Olá, ${person.name}!`,
    `O fluxo “${person.flow}” chamou você a um atendimento.`,
    ...(notice.trim() ? [notice.trim()] : []),
    `Abra o atendimento: ${base}/atendimento?conversa=${encodeURIComponent(conversation_id)}`,
    'Quem recebe este aviso é escolhido no passo “Nota interna” do fluxo.',
  ].join('\n\n');
}
