import { describe, expect, it } from 'vitest';
import type { Session } from '../access/session.ts';
import { mayReceive } from './live.ts';

const agent: Session = {
  session_id: 's',
  account_id: 'a',
  user_id: 'agent',
  must_change_password: false,
  user_name: 'Ana',
  abilities: new Set(['conversations.view']),
  departments: ['sales'],
};
const manager: Session = {
  ...agent,
  user_id: 'manager',
  abilities: new Set(['conversations.view', 'channels.manage']),
  departments: null,
};

describe('mayReceive', () => {
  it('gives an ability audience only to who has the ability', () => {
    const audience = { kind: 'ability', ability: 'channels.manage' } as const;
    expect(mayReceive(manager, audience)).toBe(true);
    expect(mayReceive(agent, audience)).toBe(false);
  });

  it('gives a department audience to its agents and to who sees all', () => {
    const audience = { kind: 'department', department_id: 'sales' } as const;
    expect(mayReceive(agent, audience)).toBe(true);
    expect(mayReceive(manager, audience)).toBe(true);
    expect(mayReceive(agent, { ...audience, department_id: 'support' })).toBe(false);
  });

  it('gives a left department only to agents who lost sight of it', () => {
    const audience = { kind: 'left_department', department_id: 'sales', except: 'support' } as const;
    expect(mayReceive(agent, audience)).toBe(true);
    expect(mayReceive({ ...agent, departments: ['sales', 'support'] }, audience)).toBe(false);
    expect(mayReceive(manager, audience)).toBe(false);
  });

  it('gives a user audience to that user', () => {
    expect(mayReceive(agent, { kind: 'user', user_id: 'agent' })).toBe(true);
    expect(mayReceive(manager, { kind: 'user', user_id: 'agent' })).toBe(false);
  });
});
