import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { sql } from '../../../platform/db/sql.ts';
import { issueRecovery } from '../../team/index.ts';
import type { KnownSubscription } from '../subscriptions/read-subscription.ts';

interface Owner {
  user_id: string;
  name: string;
  email: string;
}

/**
 * Mails the buyer how to get in. A repeat carries the same id, by which mail programs recognise it. The password itself
 * is never mailed.
 */
export async function mailAccess(
  runtime: Runtime,
  { ref, mail_due, bound_account }: KnownSubscription,
): Promise<void> {
  if (!mail_due || bound_account === null) return;
  const db = runtime.database.acrossAccounts;
  const owner = await db.row<Owner>(
    sql`select id as user_id, name, email from users
      where account_id = ${bound_account} and user_role = 'owner' and not filed order by created limit 1`,
  );
  if (owner) {
    const [subject, ...text] = await emailOf(runtime, { owner, account_id: bound_account, kind: mail_due });
    await runtime.mail.send({
      id: `access-${ref}`,
      to: owner.email,
      subject: subject ?? '',
      text: text.join('\n\n'),
    });
  }
  await db.run(sql`update subscriptions set mail_due = '' where ref = ${ref}`);
}

interface AccessMail {
  owner: Owner;
  account_id: string;
  kind: 'first' | 'recovery' | 'again';
}

/** Returns the subject and the paragraphs. */
async function emailOf(runtime: Runtime, { owner, account_id, kind }: AccessMail): Promise<string[]> {
  const site = baseUrl(runtime.config);
  const hello = `Olá, ${owner.name}!`;
  const hours = limits.first_password_hours;
  if (kind === 'again')
    return [
      'Sua assinatura do Prosa está ativa',
      hello,
      'Recebemos a sua compra, e ela já vale para a sua empresa no Prosa. Entre com o seu e-mail e a senha que você já usa:',
      `${site}/login`,
    ];
  if (kind === 'first')
    return [
      'Seu acesso ao Prosa está liberado',
      hello,
      'Sua compra foi confirmada. Entre com o e-mail desta mensagem; a senha inicial são apenas os números do seu CPF ou CNPJ:',
      `${site}/welcome`,
      `Você escolhe a sua própria senha no primeiro acesso. A inicial vale por ${hours} horas; depois disso, use “Esqueci minha senha”.`,
    ];
  const token = await issueRecovery(runtime, { account_id, user_id: owner.user_id }, hours);
  return [
    'Seu acesso ao Prosa está liberado',
    hello,
    'Sua compra foi confirmada. Para escolher a sua senha, abra este link:',
    `${site}/recuperar-senha?token=${token}`,
    `Ele vale por ${hours} horas. Depois disso, use “Esqueci minha senha” na página de entrada.`,
  ];
}
