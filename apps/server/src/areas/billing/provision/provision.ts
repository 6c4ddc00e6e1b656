import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { createCompany, hashPassword, isEmail } from '../../team/index.ts';
import type { KnownSubscription } from '../subscriptions/read-subscription.ts';

const hourMs = 60 * 60 * 1000;
/** The fewest digits that may be a first password: those of a CPF. */
const minDoc = 11;

/** What became of a purchase: whose company it is for, or why none can be given. */
export type Provisioned = { account_id: string } | { problem: string };

/**
 * Gives a buyer their company, once: the one that an earlier subscription of the same person pays for, the one that they
 * own already under the same e-mail, or a new one with its owner. Its first password is the digits of the buyer's
 * document, for the first sign-in only; without a document nobody knows it, and the mail has a link. A password that
 * exists is never touched.
 */
export async function provision(
  runtime: Runtime,
  { ref, contact_ref, email, name, doc, phone }: KnownSubscription,
): Promise<Provisioned> {
  if (!isEmail(email)) return { problem: 'the purchase has no valid e-mail' };
  const hasDoc = doc.length >= minDoc;
  const password_hash = await hashPassword(hasDoc ? doc : runtime.ids.secret());
  const now = runtime.clock.now();
  return runtime.database.acrossAccounts.transaction(async (tx) => {
    await lockBuyer(tx, email);
    const known = await findCompany(tx, { contact_ref, email });
    if (known && 'problem' in known) return known;
    const owner = {
      name: name || email,
      email,
      phone,
      password_hash,
      must_change_password: true,
      password_expires: new Date(now.getTime() + limits.first_password_hours * hourMs),
    };
    const account_id =
      known?.account_id ?? (await createCompany(runtime, tx, { name: name || email, owner })).account_id;
    const mail = known ? 'again' : hasDoc ? 'first' : 'recovery';
    await tx.run(
      sql`update subscriptions set bound_account = ${account_id}, mail_due = ${mail}, doc = '', phone = '',
          access_released_at = coalesce(access_released_at, ${now})
        where ref = ${ref} and bound_account is null`,
    );
    return { account_id };
  });
}

/** Makes purchases of one person run one after the other, also those that two subscriptions are. */
async function lockBuyer(tx: Queryable, email: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${email}`}, 0))`);
}

/**
 * Finds the company that the buyer has. An e-mail that was only typed at a sign-up proves nothing: the person who typed it would
 * get what somebody else paid.
 */
async function findCompany(
  tx: Queryable,
  { contact_ref, email }: { contact_ref: string; email: string },
): Promise<Provisioned | null> {
  const user = await tx.row<{ account_id: string; user_role: string }>(
    sql`select account_id, user_role from users where email = ${email} and email_proven and not filed`,
    'buyer_by_email',
  );
  if (user?.user_role === 'owner') return { account_id: user.account_id };
  const earlier = await tx.row<{ account_id: string }>(
    sql`select s.bound_account as account_id from subscriptions s
      where s.bound_account is not null and s.contact_ref = ${contact_ref} and s.contact_ref <> ''
      order by s.created desc limit 1`,
    'buyer_by_contact',
  );
  if (earlier) return earlier;
  return user ? { problem: 'the e-mail belongs to a member of another company' } : null;
}
