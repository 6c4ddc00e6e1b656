import { describe, expect, it } from 'vitest';
import { abilities, type Ability } from '@prosa/contract';
import { createAbilitiesOf, type Rights } from '../platform/access/policy.ts';
import { areas } from './areas.ts';

const policies = areas.map(({ policy }) => policy ?? {});
const abilitiesOf = createAbilitiesOf(policies);
const nobody: Rights = {
  user_role: 'user',
  access_restrictions: [],
  system_user_roles: [],
  must_change_password: false,
};
const of = (rights: Partial<Rights>) => abilitiesOf({ ...nobody, ...rights });
const backoffice: Ability[] = ['backoffice.customers', 'backoffice.technical', 'backoffice.financial'];
const ownerOnly: Ability[] = [
  'channels.accept_risk',
  'subscription.view',
  'conversations.finish_many_menu',
  'audit.view',
];
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
    expect(of({})).toEqual(['contacts.view', 'conversations.view']);
    expect(of({ access_restrictions: ['contacts'] })).toEqual(['conversations.view']);
  });
  it('restrictions take their part from a manager', () => {
    const restricted = of({ user_role: 'manager', access_restrictions: ['dashboard', 'contacts', 'team'] });
    const taken: Ability[] = [
      'dashboard.view',
      'contacts.view',
      'contacts.delete',
      'contacts.export',
      'contacts.separate',
      'team.manage',
    ];
    expect(restricted).toEqual(without([...backoffice, ...ownerOnly, ...taken]));
  });
  it('staff: their part of the back office, on top of their role', () => {
    expect(of({ system_user_roles: ['customer_admin'] })).toContain('backoffice.customers');
    expect(of({ system_user_roles: ['customer_admin'] })).not.toContain('backoffice.financial');
  });
  it('nothing until a handed-out password is changed', () => {
    expect(of({ user_role: 'owner', must_change_password: true })).toEqual([]);
  });
});
