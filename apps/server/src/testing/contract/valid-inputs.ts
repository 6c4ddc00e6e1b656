import { calls, isStaffCall, systemUserRole } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import type { Scope } from './furnish.ts';
import { validInputs } from './areas.ts';
import { anotherToken, openTestSession } from '../perform.ts';
import { createTestStaff, type TestStaff } from '../test-staff.ts';
import type { TestServer } from '../test-server.ts';

type Calls = typeof calls;

/** Returns valid inputs of a call, by its name in the contract. */
export async function validInputsOf(name: keyof Calls, scope: Scope): Promise<object[]> {
  return validInputs[name](scope);
}

/** Calls that succeed only with a code of the caller's own authenticator app; second-factor.test.ts makes them. */
export const needsApp: ReadonlySet<keyof Calls> = new Set(['confirmSecondFactor']);

/** Calls that end other sessions of who makes them. */
export const endsSessions: ReadonlySet<keyof Calls> = new Set(['changeUserPassword', 'endSessions']);

const staffOf = new WeakMap<TestServer, Promise<TestStaff>>();

/** Returns somebody of the staff with every system role, the same for a whole server. */
export function anyStaff(server: TestServer): Promise<TestStaff> {
  const known = staffOf.get(server) ?? createTestStaff(server, systemUserRole.options);
  staffOf.set(server, known);
  return known;
}

/**
 * Returns a token for the call: that of staff for theirs, otherwise the owner's, or a new member's if the call would end
 * the owner's sessions.
 */
export async function tokenFor(name: keyof Calls, scope: Scope, server: TestServer): Promise<string> {
  const { account_id, owner } = scope.company;
  if (isStaffCall(calls[name])) return anotherToken(server, await anyStaff(server));
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
