import { describe, expect, it } from 'vitest';
import { abilities, type Ability } from '@prosa/contract';
import { createAbilitiesOf, type Rights } from '../platform/access/policy.ts';
import { areas } from './areas.ts';

const policies = areas.map(({ policy }) => policy ?? {});
const abilitiesOf = createAbilitiesOf(policies);
const nobody: Rights = {
  kind: 'member',
  user_role: 'user',
  access_restrictions: [],
  system_user_roles: [],
  must_change_password: false,
  must_set_second_factor: false,
};
const of = (rights: Partial<Rights>) => abilitiesOf({ ...nobody, ...rights });
const backoffice: Ability[] = ['backoffice.customers', 'backoffice.technical', 'backoffice.financial'];
const ownerOnly: Ability[] = [
  'channels.accept_risk',
  'subscription.view',
  'conversations.finish_many_menu',
  'audit.view',
];
/** What staff inside an account leave to its owner. */
const inPerson: Ability[] = ['channels.accept_risk'];
const without = (some: readonly Ability[]) => abilities.filter((ability) => !some.includes(ability));

describe('who may do what (specification section 6)', () => {
  it('is ruled for each ability, by one area', () => {
    expect(policies.flatMap((policy) => Object.keys(policy)).sort()).toEqual([...abilities].sort());
  });
  it('owner: everything of the company', () => {
    expect(of({ user_role: 'owner' })).toEqual(without(backoffice));
  });
  it('manager: everything but the subscription', () => {
    expect(of({ user_role: 'manager' })).toEqual(without([...backoffice, ...ownerOnly]));
  });
  it('agent: contacts and conversations', () => {
    expect(of({})).toEqual(['contacts.view', 'conversations.view', 'schedules.manage']);
    expect(of({ access_restrictions: ['contacts'] })).toEqual(['conversations.view', 'schedules.manage']);
  });
  it('restrictions take their part from a manager', () => {
    const restricted = of({ user_role: 'manager', access_restrictions: ['dashboard', 'contacts', 'team'] });
    const taken: Ability[] = [
      'dashboard.view',
      'results.export',
      'contacts.view',
      'contacts.delete',
      'contacts.export',
      'contacts.separate',
      'opt_outs.manage',
      'team.manage',
      'audiences.manage',
      'campaigns.manage',
    ];
    expect(restricted).toEqual(without([...backoffice, ...ownerOnly, ...taken]));
  });
  it('staff: their part of the back office, nothing of a company, nothing without a second factor', () => {
    const kind = 'staff';
    expect(of({ kind, user_role: 'owner' })).toEqual([]);
    expect(of({ kind, system_user_roles: ['customer_admin'] })).toEqual(['backoffice.customers']);
    expect(of({ kind, system_user_roles: ['tech_dashboard'] })).toEqual(['backoffice.technical']);
    expect(of({ kind, system_user_roles: ['financial_dashboard'] })).toEqual(['backoffice.financial']);
    expect(of({ kind, system_user_roles: ['customer_admin'], must_set_second_factor: true })).toEqual([]);
  });
  it('staff inside an account: what the owner sees; a system role gives nobody else anything', () => {
    const inside = of({ kind: 'visitor', user_role: 'owner', system_user_roles: ['customer_admin'] });
    expect(inside).toEqual(without([...backoffice, ...inPerson]));
    expect(of({ user_role: 'owner', system_user_roles: ['customer_admin'] })).toEqual(without(backoffice));
  });
  it('nothing until a handed-out password is changed', () => {
    expect(of({ user_role: 'owner', must_change_password: true })).toEqual([]);
  });
});
