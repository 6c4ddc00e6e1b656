import type { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import type { Scope } from './furnish.ts';
import { validInputs } from './areas.ts';
import { openTestSession } from '../perform.ts';
import type { TestServer } from '../test-server.ts';

type Calls = typeof calls;

/** Returns valid inputs of a call, by its name in the contract. */
export async function validInputsOf(name: keyof Calls, scope: Scope): Promise<object[]> {
  return validInputs[name](scope);
}

/** Calls that end other sessions of who makes them. */
export const endsSessions: ReadonlySet<keyof Calls> = new Set(['changeUserPassword', 'endSessions']);

/** Returns a token for the call: the owner's, or a new member's if the call would end the owner's sessions. */
export async function tokenFor(name: keyof Calls, scope: Scope, server: TestServer): Promise<string> {
  const { account_id, owner } = scope.company;
  if (!endsSessions.has(name)) return openTestSession(server, { account_id, user_id: owner.user._id });
  const user_id = await scope.member();
  await server.runtime.database.acrossAccounts.run(
    sql`update users set must_change_password = false where account_id = ${account_id} and id = ${user_id}`,
  );
  return openTestSession(server, { account_id, user_id });
}

/** Lists the names of all calls of the contract, typed. */
export function callNames(all: Calls): (keyof Calls)[] {
  return Object.keys(all) as (keyof Calls)[];
}
