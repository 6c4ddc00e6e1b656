import { describe, expect } from 'vitest';
import { calls, type FirstSteps } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const it = serverTest.extend('fresh', ({ server }) => server.createCompany());

const steps = (person: TestPerson) => person.call(calls.getFirstSteps, {});
const done = (...of: FirstSteps['done']) => ({ is_over: false, done: of, waiting: null });
const over = { is_over: true, done: [], waiting: null };

describe('the first steps of a company', () => {
  it('each step is done by what is there, the message once the customer was answered; then they are over for good', async ({
    server,
    fresh: company,
    otherCompany,
  }) => {
    const { owner } = company;
    expect(await steps(owner)).toEqual(done());
    const chip = await company.addChannel();
    await server.simulator('send', { channel: chip._id, phone: '5541987650001', message: 'Oi' });
    const { _id: conversation_id } = await eventually(
      async () => (await owner.call(calls.getDeskConversations, {})).data[0],
    );
    expect(await steps(owner)).toEqual({ ...done('number'), waiting: conversation_id });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Olá!', message_id: 'FIRSTANSWER1' });
    expect(await steps(owner)).toEqual(done('number', 'message'));
    await company.addDepartment('Vendas');
    const manager = await company.addPerson({ user_role: 'manager' });
    expect(await steps(manager)).toMatchObject({ is_over: true });
    await owner.call(calls.connectChip, { chip: chip._id, connect: false });
    expect(await steps(owner)).toEqual(over);
    expect(await steps(otherCompany.owner)).toEqual(done());
  });

  it('a renamed first department counts, a number that is only created or a chat begun by the company does not', async ({
    server,
    fresh: company,
  }) => {
    const { owner } = company;
    await company.addChannel({ connected: false });
    expect(await steps(owner)).toEqual(done());
    const chip = await company.addChannel();
    await owner.call(calls.saveDepartment, { _id: company.department, name: 'Balcão' });
    const { jid } = await owner.call(calls.checkPhone, { phone: '5541987650002' });
    const { _id: conversation_id } = await owner.call(calls.startConversation, {
      jid,
      chip: chip._id,
      department: company.department,
    });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Olá!', message_id: 'FIRSTWRITTEN' });
    expect(await steps(owner)).toEqual(done('number', 'departments'));
    await server.simulator('send', { channel: chip._id, phone: '5541987650002', message: 'Oi' });
    await eventually(async () => (await steps(owner)).done.includes('message'));
  });

  it('dismissing ends them for the whole company, live, and can be taken back', async ({
    fresh: company,
  }) => {
    const manager = await company.addPerson({ user_role: 'manager' });
    const listener = await manager.listen();
    await company.owner.call(calls.dismissFirstSteps, { dismissed: true });
    await eventually(() => listener.events.some(({ type }) => type === 'first_steps_changed'));
    listener.close();
    expect(await steps(manager)).toEqual(over);
    await manager.call(calls.dismissFirstSteps, { dismissed: false });
    expect(await steps(company.owner)).toEqual(done('team'));
  });

  it('an agent is not led, but learns whom to ask for a number', async ({ fresh: company }) => {
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await agent.attempt(calls.getFirstSteps, {})).status).toBe(403);
    const manager = await company.addPerson({ user_role: 'manager' });
    expect(await agent.call(calls.getNumberManagers, {})).toEqual([
      { name: company.owner.user.name },
      { name: manager.user.name },
    ]);
  });
});
