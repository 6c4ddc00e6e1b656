import { calls, type Chip, type ConversationFilter } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node } from '../../testing/flow-drawings.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const it = serverTest
  .extend('chip', { scope: 'file' }, ({ desk }) => desk.addChannel(null))
  /** A new customer who waits for people; answers the conversation. */
  .extend('waits', ({ desk }) => async (chip: Chip) => {
    const phone = desk.phone();
    await desk.writes(chip, phone, 'Alguém?');
    return (await desk.conversation(phone))._id;
  })
  .extend(
    'next',
    ({ desk }) =>
      async (filter: Partial<ConversationFilter> = {}, person?: TestPerson) =>
        (await (person ?? desk.company.owner).call(calls.getNextConversation, { filter })).conversation_id,
  );

describe('the conversation to answer next', () => {
  it('is the one that waits longest, and none where nobody waits', async ({ desk, chip, waits, next }) => {
    expect(await next()).toBeNull();
    const [first, second] = [await waits(chip), await waits(chip)];
    expect(await next()).toBe(first);
    await desk.company.owner.call(calls.finishConversation, { conversation_id: first });
    expect(await next()).toBe(second);
    await desk.company.owner.call(calls.finishConversation, { conversation_id: second });
    expect(await next()).toBeNull();
  });

  it('is no bot’s, unless those are asked for', async ({ desk, chip, waits, next }) => {
    const { owner } = desk.company;
    const silent = await desk.addChannel(
      await desk.publish(drawing(node('waitReply', { next: { replied: 'end' } }), node('end'))),
    );
    const bots = await waits(silent);
    await eventually(async () => expect(await next({ types: ['chatbot'] })).toBe(bots));
    expect(await next()).toBeNull();
    const peoples = await waits(chip);
    expect(await next()).toBe(peoples);
    await owner.call(calls.finishConversation, { conversation_id: peoples });
    await owner.call(calls.setManual, { conversation_id: bots });
    expect(await next()).toBe(bots);
    await owner.call(calls.finishConversation, { conversation_id: bots });
  });

  it('is on a number that can send', async ({ desk, chip, waits, next }) => {
    const { owner } = desk.company;
    const off = await desk.addChannel(null);
    const stuck = await waits(off);
    expect(await next()).toBe(stuck);
    await owner.call(calls.connectChip, { chip: off._id, connect: false });
    await eventually(async () => expect(await next()).toBeNull());
    const later = await waits(chip);
    expect(await next()).toBe(later);
    await owner.call(calls.finishConversation, { conversation_id: later });
  });

  it('is of the person’s own departments', async ({ desk, chip, waits, next }) => {
    const { company } = desk;
    const departments = [await company.addDepartment('Suporte')];
    const elsewhere = await company.addPerson({ user_role: 'user', departments });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const waiting = await waits(chip);
    expect(await next({}, elsewhere)).toBeNull();
    expect(await next({ departments: [company.department] }, elsewhere)).toBeNull();
    expect(await next({}, agent)).toBe(waiting);
    await company.owner.call(calls.finishConversation, { conversation_id: waiting });
  });

  it('is no colleague’s, unless theirs are asked for', async ({ desk, chip, waits, next }) => {
    const { company } = desk;
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const theirs = await waits(chip);
    await company.owner.call(calls.changeConversation, {
      conversation_id: theirs,
      department: company.department,
      user: agent.user._id,
    });
    expect(await next({}, agent)).toBe(theirs);
    expect(await next({ owner: 'mine' }, agent)).toBe(theirs);
    expect(await next()).toBeNull();
    expect(await next({ users: [agent.user._id] })).toBe(theirs);
  });
});
