import type { CallOutput, ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { isEmail, normalizeEmail } from '../email.ts';
import { mailProof } from '../mail-proof.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../password/hash.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readOwnPhone } from '../phone.ts';
import { networkKey } from '../throttle/keys.ts';
import { takeHourly } from '../throttle/tries.ts';
import { createCompany } from './create-company.ts';

type Input = ParsedInput<typeof calls.createUser>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a company with its owner and signs them in. A link to prove the e-mail is mailed; until then the company
 * reaches nobody, and the address stays free for the person who does prove it. So the answer is the same whether or
 * not the address is known.
 */
export async function signUp(
  context: PublicContext,
  input: Input,
): Promise<CallOutput<typeof calls.createUser>> {
  const { database, clock, config, network } = context;
  const { company, owner } = await readInput(input, config.passwordMin);
  const db = database.acrossAccounts;
  const limit = { key: networkKey('sign-up', network), most: config.signUpsPerHour };
  const seconds = await takeHourly(db, { ...limit, now: clock.now() });
  if (seconds) throw new AppError('too_many_requests', { seconds });
  const password_hash = await hashPassword(input.password);
  const email_proven = !config.emailProof;
  const created = await db.transaction((tx) =>
    createCompany(context, tx, {
      name: company,
      owner: { ...owner, password_hash, email_proven },
      begins: beginningOf(context),
    }),
  );
  const member = { account_id: created.account_id, user_id: created.owner_id };
  // Too many mails to this address are not a reason to refuse: the banner offers to send it again later.
  if (!email_proven) await mailProof(context, db, { member, email: owner.email, by: network });
  const { token, user } = await openSession(context, { ...member, password_hash, remember: false });
  return { token, user };
}

/** Returns how a new company begins: open, for so many days or without end, or waiting for its purchase. */
function beginningOf({ config, clock }: PublicContext) {
  if (config.signUp === 'purchase') return 'closed';
  const { trialDays } = config;
  return { trial_ends: trialDays ? new Date(clock.now().getTime() + trialDays * dayMs) : null };
}

async function readInput(input: Input, passwordMin: number) {
  const name = input.name.trim();
  const email = normalizeEmail(input.email);
  if (!name || !email || !input.phone.trim() || !input.password) throw new AppError('fill_all_fields');
  if (!isEmail(email)) throw new AppError('email_invalid');
  const phone = readOwnPhone(input.phone);
  const company = input.company?.trim() || name;
  await requireGoodPassword(input.password, { passwordMin, own: { name, email, phone, company } });
  return { company, owner: { name, email, phone } };
}
