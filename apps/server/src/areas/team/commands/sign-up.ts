import type { CallOutput, ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { isEmail, normalizeEmail } from '../email.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../password/hash.ts';
import { requireGoodPassword } from '../password/rules.ts';
import { readOwnPhone } from '../phone.ts';
import { addressKey } from '../throttle/keys.ts';
import { giveBackTry, takeTry } from '../throttle/tries.ts';
import { createCompany } from './create-company.ts';

type Input = ParsedInput<typeof calls.createUser>;

const freePerAddress = 20;

/** Makes a company with its owner and signs them in. Who asks for many taken e-mails has to wait. */
export async function signUp(
  context: PublicContext,
  input: Input,
): Promise<CallOutput<typeof calls.createUser>> {
  const { company, owner } = readInput(input, context.config.passwordMin);
  const now = context.clock.now();
  const db = context.database.acrossAccounts;
  const key = addressKey('sign-up', context.address);
  await takeTry(db, { key, free: freePerAddress }, now);
  const password_hash = await hashPassword(input.password);
  const created = await db.transaction((tx) =>
    createCompany(context, tx, { name: company, owner: { ...owner, password_hash } }),
  );
  await giveBackTry(db, key);
  const { account_id, owner_id } = created;
  return openSession(context, { account_id, user_id: owner_id, password_hash, remember: false });
}

function readInput(input: Input, passwordMin: number) {
  const name = input.name.trim();
  const email = normalizeEmail(input.email);
  if (!name || !email || !input.phone.trim() || !input.password) throw new AppError('fill_all_fields');
  if (!isEmail(email)) throw new AppError('email_invalid');
  const phone = readOwnPhone(input.phone);
  requireGoodPassword(input.password, { passwordMin });
  return { company: input.company?.trim() || name, owner: { name, email, phone } };
}
