import { describe, expect } from 'vitest';
import { calls, errorText, type Call } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import { rowsHolding, settledDigest } from '../testing/contract/company-digest.ts';
import { leavesOf } from '../testing/contract/contract-walker.ts';
import { addEverywhere } from '../testing/contract/input-paths.ts';
import { perform } from '../testing/perform.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { callNames, needsApp, tokenFor, validInputsOf } from '../testing/contract/valid-inputs.ts';
import { serverTest } from '../testing/server-test.ts';

const it = serverTest
  .extend(
    'rows',
    ({ server }) =>
      <Row extends object>(query: ReturnType<typeof sql>) =>
        server.runtime.database.acrossAccounts.rows<Row>(query),
  )
  /** Fields that belong to the server, with values to be recognised by. */
  .extend('planted', ({ otherScope }) => (): Record<string, unknown> => ({
    account_id: otherScope.company.account_id,
    account: { _id: otherScope.company.account_id, name: canary, max_users: canaryEpoch },
    user_role: 'owner',
    system_user_roles: ['customer_admin', 'tech_dashboard', 'financial_dashboard'],
    abilities: ['backoffice.customers'],
    admin: true,
    must_change_password: true,
    _id: `${canary}-id`,
    id: `${canary}-id`,
    user_id: `${canary}-user`,
    user: { _id: `${canary}-user` },
    contact_id: `${canary}-contact`,
    channel_id: `${canary}-channel`,
    status: 'sent',
    lease_epoch: canaryEpoch,
    last_position: canaryEpoch,
    position: canaryEpoch,
    credentials: canary,
    driver: canary,
    jid: canary,
    wanted: true,
    finished: canaryDate,
    created: canaryDate,
    origin: 'customer',
    type: 'system',
    event: canary,
    media_ref: '/etc/passwd',
    media_id: canary,
    password_hash: canary,
    profile_picture: canary,
    unread: canaryEpoch,
    is_manual: true,
  }))
  /** What a person may do follows from these columns. */
  .extend(
    'privileges',
    ({ rows }) =>
      (account_id: string) =>
        rows<{ id: string }>(
          sql`select id, account_id, user_role, system_user_roles, must_change_password, filed
      from users where account_id = ${account_id} order by id`,
        ),
  )
  /** The extra fields without those that the call itself takes somewhere; of a multipart call only as many as it reads. */
  .extend('extraFor', ({ planted }) => ({ input, upload }: Call): Record<string, unknown> => {
    const named = new Set(leavesOf(input).flatMap(({ path }) => path));
    const extra = Object.entries(planted()).filter(([key]) => !named.has(key));
    return Object.fromEntries(upload ? extra.slice(0, 16) : extra);
  });

/** Nothing that a call stores may contain this. */
const canary = 'plantado-de-fora';
const canaryEpoch = 424_242;
const canaryDate = '2001-02-03T04:05:06.000Z';

describe('fields the contract does not name are never stored', () => {
  it.for(callNames(calls))('%s', async (name, { privileges, scope, server, otherScope, rows, extraFor }) => {
    const call = calls[name];
    const before = await privileges(scope.company.account_id);
    const theirs = await settledDigest(server, otherScope.company.account_id);
    const accounts = await rows(
      sql`select id, max_users, campaigns_enabled from accounts order by created limit 2`,
    );
    for (const valid of await validInputsOf(name, scope)) {
      const token = await tokenFor(name, scope, server);
      const reply = await perform(server.url, { call, input: addEverywhere(valid, extraFor(call)), token });
      // Positive control: the extra fields are dropped and the call does its work.
      expect(reply).toMatchObject({ status: 200, body: { error: needsApp.has(name) } });
    }
    const account_id = scope.company.account_id;
    const foreign = otherScope.company.account_id;
    const planted = [canary, foreign, String(canaryEpoch), '2001-02-03', '/etc/passwd'];
    expect(await rowsHolding(server, account_id, ...planted)).toBe(0);
    const known = new Set(before.map(({ id }) => id));
    const after = (await privileges(account_id)).filter(({ id }) => known.has(id));
    expect(after).toEqual(before);
    expect(
      await rows(sql`select from users where user_role = 'owner' and account_id = ${account_id}`),
    ).toHaveLength(1);
    expect(await rows(sql`select from users where system_user_roles <> '{}' and kind = 'member'`)).toEqual(
      [],
    );
    expect(
      await rows(sql`select id, max_users, campaigns_enabled from accounts order by created limit 2`),
    ).toEqual(accounts);
    expect(await settledDigest(server, otherScope.company.account_id)).toEqual(theirs);
  });

  it('nor are those of a message, even if the input names another author', async ({ scope, planted }) => {
    const { _id } = await scope.conversation();
    const sent = await scope.company.owner.attempt(calls.sendMessage, {
      conversation_id: _id,
      text: 'texto',
      ...planted(),
    });
    expect(sent.body).toMatchObject({
      error: false,
      message: { origin: 'user', type: 'text', event: null, user: { _id: scope.company.owner.user._id } },
    });
  });
});

describe('nobody raises themselves', () => {
  const raised = {
    user_role: 'owner',
    system_user_roles: ['customer_admin'],
    admin: true,
    access_restrictions: [],
  };
  const rightsOf = async (person: TestPerson) => {
    const { user_role, system_user_roles, admin, abilities, departments } = await person.call(
      calls.getUser,
      {},
    );
    return { user_role, system_user_roles, admin, abilities, departments };
  };

  it.for(['user', 'manager'] as const)('a %s through their own record', async (user_role, { scope }) => {
    const person = await scope.company.addPerson({ user_role, departments: [scope.department] });
    const before = await rightsOf(person);
    const department = await scope.spareDepartment();
    const user = {
      _id: person.user._id,
      name: 'Ainda eu',
      ...raised,
      departments: [department],
      filed: false,
    };
    const reply = await person.attempt(calls.updateUser, { user, ...raised });
    expect(reply.body).toMatchObject({ error: false });
    expect(await rightsOf(person)).toEqual(before);
    expect((await person.call(calls.getUser, {})).name).toBe('Ainda eu');
  });

  it('an agent through somebody else’s record', async ({ scope, server }) => {
    const person = await scope.company.addPerson({ user_role: 'user', departments: [scope.department] });
    const digest = () => settledDigest(server, scope.company.account_id);
    const before = await digest();
    for (const _id of [scope.company.owner.user._id, server.runtime.ids.next()]) {
      expect(await person.attempt(calls.updateUser, { user: { _id, name: 'x', ...raised } })).toMatchObject({
        status: 403,
      });
    }
    expect(await digest()).toEqual(before);
  });

  it.for(['owner', 'manager'] as const)(
    'the %s makes no second owner and no staff',
    async (by, { scope, rows }) => {
      const { company } = scope;
      const boss = by === 'owner' ? company.owner : await company.addPerson({ user_role: 'manager' });
      const member = await company.addPerson({ user_role: 'user', departments: [scope.department] });
      const refused = { status: 200, body: { error: true, message: errorText('owner_is_fixed') } };
      expect(await boss.attempt(calls.updateUser, { user: { _id: member.user._id, ...raised } })).toEqual(
        refused,
      );
      const fresh = {
        name: 'N',
        email: `n${scope.unique()}@teste.prosa`,
        password: 'senha-bem-longa',
        departments: [],
      };
      expect(await boss.attempt(calls.createTeamUser, { ...fresh, ...raised })).toEqual(refused);
      const made = await boss.attempt(calls.createTeamUser, { ...fresh, ...raised, user_role: 'manager' });
      expect(made.body.error).toBe(false);
      expect(await rows(sql`select from users where system_user_roles <> '{}' and kind = 'member'`)).toEqual(
        [],
      );
      expect((await rightsOf(member)).user_role).toBe('user');
    },
  );

  it('a manager cannot change the owner', async ({ scope }) => {
    const { owner, addPerson } = scope.company;
    const manager = await addPerson({ user_role: 'manager' });
    const before = await rightsOf(owner);
    for (const change of [
      { password: 'tomada-de-conta' },
      { filed: true },
      { email: 'x@y.zz' },
      { user_role: 'user' },
    ]) {
      const reply = await manager.attempt(calls.updateUser, { user: { _id: owner.user._id, ...change } });
      expect(reply.body).toEqual({ error: true, message: errorText('owner_is_fixed') });
    }
    expect(await rightsOf(owner)).toEqual(before);
  });
});
