import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend(
  'save',
  ({ company }) =>
    (department: object) =>
      company.owner.attempt(calls.saveDepartment, department),
);
const namesFor = async ({ owner }: Pick<TestCompany, 'owner'>) =>
  (await owner.call(calls.getDepartments, {})).map(({ name }) => name);

describe('departments', () => {
  it('are added, renamed and archived; every colleague hears of it', async ({ company, save }) => {
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const listener = await agent.listen();
    const _id = await company.addDepartment(' Suporte ');
    expect(await namesFor(company)).toEqual(['Geral', 'Suporte']);
    await eventually(() => listener.events.some(({ type }) => type === 'departments_changed'));
    listener.close();
    expect((await save({ _id, name: 'Ajuda', description: 'Dúvidas' })).body.message).toEqual({ _id });
    expect((await company.owner.call(calls.getDepartments, {}))[0]).toEqual({
      _id,
      name: 'Ajuda',
      description: 'Dúvidas',
      filed: false,
    });
    await save({ _id, name: 'Ajuda', filed: true });
    expect(await namesFor(company)).toEqual(['Geral']);
    expect((await save({ _id, name: 'Ajuda' })).status).toBe(404);
    await company.addDepartment('Ajuda');
  });

  it('need a name of their own within the company', async ({ save, company, otherCompany }) => {
    expect((await save({ name: ' ' })).body.message).toBe(errorText('name_required'));
    expect((await save({ name: 'GERAL' })).body.message).toBe(errorText('department_name_taken'));
    const _id = await company.addDepartment('Vendas');
    expect((await save({ _id, name: 'geral' })).body.message).toBe(errorText('department_name_taken'));
    await otherCompany.addDepartment('Vendas');
  });

  it('cannot be archived while a number brings them conversations', async ({ company, save }) => {
    const _id = await company.addDepartment('Entrada');
    const { name } = await company.addChannel({ department: _id });
    expect((await save({ _id, name: 'Entrada', filed: true })).body.message).toBe(
      errorText('department_in_use', { channels: name }),
    );
    expect((await save({ _id, name: 'Portaria' })).body.error).toBe(false);
    expect(await namesFor(company)).toContain('Portaria');
  });

  it('of another company are unknown', async ({ save, otherCompany, company }) => {
    const unknown = await save({ _id: 'unknown', name: 'Tomada' });
    expect(unknown.status).toBe(404);
    expect(await save({ _id: otherCompany.department, name: 'Tomada' })).toEqual(unknown);
    expect(await namesFor(otherCompany)).toContain('Geral');
    expect((await save({ _id: company.department, name: 'Geral' })).body.error).toBe(false);
  });

  it('are shown to agents only where they work, and changed by leaders only', async ({ company }) => {
    await company.addDepartment('Financeiro');
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const manager = await company.addPerson({ user_role: 'manager' });
    expect(await namesFor({ owner: agent })).toEqual(['Geral']);
    expect(await namesFor({ owner: manager })).toContain('Financeiro');
    expect((await agent.attempt(calls.saveDepartment, { name: 'X' })).status).toBe(403);
    expect((await manager.attempt(calls.saveDepartment, { name: 'Do gerente' })).body.error).toBe(false);
  });
});
