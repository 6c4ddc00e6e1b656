import type { Runtime } from '../../../platform/area.ts';
import { recordRepeatedAudit, type Caller } from '../../../platform/audit/record-audit.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import { sql } from '../../../platform/db/sql.ts';
import { actFor } from '../../../platform/db/frozen.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { readMember, type PossibleMember } from '../reader.ts';

/** For nobody when no one has the e-mail that was typed. */
type Payload = Caller & PossibleMember;

export const sendRecoveryMail: JobDefinition<Payload> = { name: 'send-recovery-mail', retryLimit: 5 };

const validMs = 60 * 60 * 1000;

/** Creates a recovery link, valid for an hour, and mails it. A repeat mails a new link; both work until one is used. */
export async function handleRecoveryMail(
  { database, clock, ids, config, mail }: Runtime,
  payload: Payload,
): Promise<void> {
  if (payload.account_id === null) return;
  const { account_id, user_id, ...caller } = payload;
  const db = database.acrossAccounts;
  const key = { account_id, user_id };
  const member = await readMember(db, key);
  if (!member) return;
  const token = ids.secret();
  const now = clock.now();
  const expires = new Date(now.getTime() + validMs);
  await db.transaction(async (tx) => {
    await tx.run(actFor(account_id));
    await tx.run(
      sql`insert into password_recoveries (token_hash, account_id, user_id, created, expires)
        values (${tokenHash(token)}, ${key.account_id}, ${key.user_id}, ${now}, ${expires})`,
    );
    const target = { kind: 'user', id: member.id, label: member.name } as const;
    const act = { action: 'access.recovery_requested', target } as const;
    await recordRepeatedAudit({ clock, ids, ...caller }, { ...tx, account_id }, act);
  });
  const link = `${baseUrl(config)}/recuperar-senha?token=${token}`;
  await mail.send({
    to: member.email,
    subject: 'Recuperar acesso ao Prosa',
    text: textOf(member.name, link),
  });
}

function textOf(name: string, link: string): string {
  return [
    `Olá, ${name}!`,
    'Recebemos um pedido para redefinir a sua senha no Prosa. Para escolher uma nova, abra este link:',
    link,
    'Ele vale por 1 hora e só pode ser usado uma vez. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  ].join('\n\n');
}
