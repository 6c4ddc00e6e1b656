import { calls, errorText, type ThreadMessage } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('set', ({ talk }) => (wanted: { read_receipts?: boolean; profile_pictures?: boolean }) => {
    return talk.company.owner.call(calls.changeChipPrivacy, { chip: talk.channel._id, ...wanted });
  })
  .extend('chip', ({ talk }) => async () => {
    const chips = await talk.company.owner.call(calls.getChips, {});
    return chips.find(({ _id }) => _id === talk.channel._id);
  })
  /** Writes as a customer and reads that on the desk; returns what the customer's phone then shows of it. */
  .extend('readOnDesk', ({ talk, server }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    const { _id } = await talk.conversation(phone);
    await talk.company.owner.call(calls.readConversation, { conversation_id: _id });
    return async () => {
      const shown = `thread?channel=${talk.channel._id}&phone=${phone}`;
      return (await server.simulator<ThreadMessage[]>(shown))[0]?.status;
    };
  });

describe('the privacy of a number', () => {
  it('customers see that they were read, unless the number keeps it to itself', async ({
    set,
    chip,
    readOnDesk,
  }) => {
    expect(await chip()).toMatchObject({ read_receipts: true, profile_pictures: true });
    await set({ read_receipts: false });
    expect(await chip()).toMatchObject({ read_receipts: false, profile_pictures: true });
    const unread = await readOnDesk();
    await set({ read_receipts: true });
    const read = await readOnDesk();
    await eventually(async () => (await read()) === 4);
    expect(await unread()).toBe(3);
  });

  it('what its driver cannot do is refused, and another company’s number is not found', async ({
    server,
    talk,
    chip,
  }) => {
    const { owner, department } = talk.company;
    const form = { name: `meta${talk.phone()}`, redirect: 'human', department, driver: 'cloud' } as const;
    const { _id } = await owner.call(calls.saveChip, form);
    const attempt = (by: typeof owner, id: string, wanted: object) =>
      by.attempt(calls.changeChipPrivacy, { chip: id, ...wanted });
    const refused = await attempt(owner, _id, { profile_pictures: false });
    expect(refused.body).toEqual({ error: true, message: errorText('capability_missing') });
    expect((await attempt(owner, _id, { read_receipts: false })).body.error).toBe(false);
    const other = await server.createCompany();
    expect((await attempt(other.owner, talk.channel._id, { read_receipts: false })).status).toBe(404);
    expect((await attempt(owner, talk.channel._id, { read_receipts: true })).status).toBe(200);
    expect(await chip()).toMatchObject({ read_receipts: true });
  });
});
