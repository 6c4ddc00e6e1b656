import { describe, expect, it } from 'vitest';
import type { Session } from '../access/session.ts';
import { mayReceive, type Audience } from './live.ts';

const agent: Session = {
  session_id: 's',
  account_id: 'a',
  user_id: 'agent',
  must_change_password: false,
  must_set_second_factor: false,
  kind: 'member',
  expires: new Date(0),
  user_name: 'Ana',
  abilities: new Set(['conversations.view']),
  scopes: ['sales'],
};
const manager: Session = {
  ...agent,
  user_id: 'manager',
  abilities: new Set(['conversations.view', 'channels.manage']),
  scopes: null,
};

describe('mayReceive', () => {
  it('gives an ability audience only to who has the ability', () => {
    const audience = { kind: 'ability', ability: 'channels.manage' } as const;
    expect(mayReceive(manager, audience)).toBe(true);
    expect(mayReceive(agent, audience)).toBe(false);
  });

  it('gives a scope audience to people who see the scope and to people who see all', () => {
    const audience = { kind: 'scope', scope: 'sales' } as const;
    expect(mayReceive(agent, audience)).toBe(true);
    expect(mayReceive(manager, audience)).toBe(true);
    expect(mayReceive(agent, { ...audience, scope: 'support' })).toBe(false);
  });

  it('gives a left scope only to people who can no longer see it', () => {
    const audience = { kind: 'left_scope', scope: 'sales', except: 'support' } as const;
    expect(mayReceive(agent, audience)).toBe(true);
    expect(mayReceive({ ...agent, scopes: ['sales', 'support'] }, audience)).toBe(false);
    expect(mayReceive(manager, audience)).toBe(false);
  });

  it('gives an audience that it does not know to nobody', () => {
    const unknown = { kind: 'department', department_id: 'sales' };
    const audience = JSON.parse(JSON.stringify(unknown)) as Audience;
    expect(mayReceive(agent, audience)).toBe(false);
    expect(mayReceive(manager, audience)).toBe(false);
  });

  it('gives a user audience to that user', () => {
    expect(mayReceive(agent, { kind: 'user', user_id: 'agent' })).toBe(true);
    expect(mayReceive(manager, { kind: 'user', user_id: 'agent' })).toBe(false);
  });
});
