import { accessReasons } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readAccount } from '../reader.ts';

/** Throws, with the reason and what to do, while the company may read and not send. */
export async function requireOpen(db: Queryable & { readonly account_id: string }): Promise<void> {
  const account = await readAccount(db, db.account_id);
  if (account?.closed_because)
    throw new AppError('access_closed', { why: accessReasons[account.closed_because] });
}

type Handler<Input, Answer> = (context: CallContext, input: Input) => Promise<Answer>;

/** Makes a call refuse companies that may only read: it sends something, or prepares that something is sent. */
export function whileOpen<Input, Answer>(handle: Handler<Input, Answer>): Handler<Input, Answer> {
  return async (context, input) => {
    await requireOpen(context.db);
    return handle(context, input);
  };
}
