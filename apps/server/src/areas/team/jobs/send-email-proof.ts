import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { readLogin, readMember, type Member, type MemberKey } from '../reader.ts';

export const sendEmailProof: JobDefinition<MemberKey> = { name: 'send-email-proof', retryLimit: 5 };

const validMs = 48 * 60 * 60 * 1000;

/**
 * Mails the link by which the owner of a new company proves their e-mail, valid for 48 hours. A person who has proven
 * the address elsewhere gets a mail that says so instead, because the sign-up page does not reveal it.
 */
export async function handleEmailProof(runtime: Runtime, key: MemberKey): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const member = await readMember(db, key);
  if (!member || member.email_proven) return;
  const isTaken = (await readLogin(db, member.email))?.email_proven ?? false;
  const text = isTaken
    ? takenText(member, baseUrl(runtime.config))
    : proofText(member, await proofLink(runtime, key));
  await runtime.mail.send({ to: member.email, subject: 'Confirme seu e-mail no Prosa', text });
}

async function proofLink({ database, clock, ids, config }: Runtime, key: MemberKey): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  await database.forAccount(key.account_id).run(
    sql`insert into email_proofs (token_hash, account_id, user_id, created, expires)
      values (${tokenHash(token)}, ${key.account_id}, ${key.user_id}, ${now}, ${new Date(now.getTime() + validMs)})`,
  );
  return `${baseUrl(config)}/confirmar-email?token=${token}`;
}

function proofText({ name }: Member, link: string): string {
  return [
    `Olá, ${name}!`,
    'Para confirmar que este e-mail é seu e liberar a sua empresa no Prosa, abra este link:',
    link,
    'Ele vale por 48 horas e só pode ser usado uma vez. Se não foi você que criou a conta, ignore esta mensagem: sem a confirmação, ela será apagada.',
  ].join('\n\n');
}

function takenText({ name }: Member, home: string): string {
  return [
    `Olá, ${name}!`,
    'Alguém pediu para criar uma conta no Prosa com este e-mail, mas ele já tem uma. Para entrar, use a sua senha de sempre; se a esqueceu, escolha "Esqueci minha senha":',
    `${home}/login`,
    'Se não foi você, ignore esta mensagem: nada muda na sua conta.',
  ].join('\n\n');
}
