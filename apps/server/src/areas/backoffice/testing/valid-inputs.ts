import type { backofficeCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { sql } from '../../../platform/db/sql.ts';
import { initialPassword } from '../../../testing/test-company.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const limits = { max_channels: 1000, max_users: 1000, max_flows: 1000 };

/** Makes a company without people: its limits may become anything. */
async function spareAccount({ runtime: { database, ids, clock } }: TestServer): Promise<string> {
  const id = ids.nextNumber();
  await database.acrossAccounts.run(
    sql`insert into accounts (id, name, created) values (${id}, 'Empresa', ${clock.now()})`,
  );
  return id;
}

/** Valid inputs of the calls of this area, about the company of the scope. */
export const backofficeInputs = {
  getCustomers: async () => [{ page: 1, itemsPerPage: 10, query: '' }],
  getCustomerSituation: async ({ company: { account_id } }) => [{ account_id }],
  getStaffActs: async () => [{}],
  updateAccount: async ({ server }) => [
    { account_id: await spareAccount(server), ...limits, campaigns_enabled: true, custom_negotiation: true },
  ],
  changeCustomerPassword: async ({ member }) => [{ user_id: await member(), new_password: initialPassword }],
  enterAccount: async ({ company: { account_id } }) => [{ account_id, reason: 'O cliente pediu ajuda.' }],
  getOnlineUsers: async () => [{}],
} satisfies InputsOf<typeof backofficeCalls>;
