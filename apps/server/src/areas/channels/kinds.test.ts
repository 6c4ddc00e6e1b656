import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('mine', ({ server }) => server.createCompany())
  .extend('form', ({ mine }) => ({
    name: 'loja',
    redirect: 'human' as const,
    department: mine.department,
    driver: 'web',
  }));
const refusal = { error: true, message: errorText('channel_risk_unread') };

describe('kinds of number', () => {
  it('lists what this installation offers with what each can, to people who manage numbers', async ({
    mine,
  }) => {
    const { kinds, risk_read } = await mine.owner.call(calls.getChannelKinds, {});
    expect(kinds.map(({ driver, title }) => [driver, title])).toEqual(
      expect.arrayContaining([
        ['simulator', 'Telefone simulado'],
        ['web', 'WhatsApp por QR code'],
      ]),
    );
    const web = kinds.find(({ driver }) => driver === 'web');
    expect(web?.capabilities).toMatchObject({ unofficial: true, simulated: false, logins: ['qr', 'code'] });
    expect(risk_read).toBeNull();
    const agent = await mine.addPerson({ user_role: 'user', departments: [mine.department] });
    expect((await agent.attempt(calls.getChannelKinds, {})).status).toBe(403);
  });

  it('a number over an unofficial client needs the owner to confirm its risks, once for the company', async ({
    mine,
    form,
  }) => {
    const manager = await mine.addPerson({ user_role: 'manager' });
    expect((await mine.owner.attempt(calls.saveChip, form)).body).toEqual(refusal);
    expect((await manager.attempt(calls.saveChip, { ...form, risk_read: true })).body).toEqual(refusal);
    expect(await mine.owner.call(calls.getChips, {})).toEqual([]);
    const chip = await mine.owner.call(calls.saveChip, { ...form, risk_read: true });
    expect(chip).toMatchObject({ kind: 'WhatsApp por QR code', status: 'new', status_reason: null });
    const { risk_read } = await manager.call(calls.getChannelKinds, {});
    expect(risk_read).toEqual({ by: mine.owner.user.name, at: expect.any(String) });
    expect((await manager.attempt(calls.saveChip, { ...form, name: 'matriz' })).body.error).toBe(false);
    const { data } = await mine.owner.call(calls.getAuditEntries, { kind: 'channel' });
    expect(data.map(({ action }) => action)).toEqual([
      'channel.created',
      'channel.created',
      'channel.risk_read',
    ]);
  });

  it('the confirmation of one company says nothing for another, and the simulator needs none', async ({
    server,
    mine,
    form,
  }) => {
    await mine.owner.call(calls.saveChip, { ...form, risk_read: true });
    const other = await server.createCompany();
    const theirs = { ...form, department: other.department };
    expect((await other.owner.attempt(calls.saveChip, theirs)).body).toEqual(refusal);
    expect((await other.owner.attempt(calls.saveChip, { ...theirs, driver: 'simulator' })).body.error).toBe(
      false,
    );
  });

  it('a kind that this version does not know is refused', async ({ mine, form }) => {
    const { body } = await mine.owner.attempt(calls.saveChip, { ...form, driver: 'pombo' });
    expect(body).toEqual({ error: true, message: errorText('channel_driver_missing') });
  });
});

describe('pairing by a code', () => {
  it('shows a code in place of the QR code, replaces it when asked again, and goes back to a QR code', async ({
    server,
    mine,
  }) => {
    const { _id: chip } = await mine.addChannel({ connected: false });
    const { owner } = mine;
    const agent = await mine.addPerson({ user_role: 'user', departments: [mine.department] });
    const chipOf = async (person = owner) => (await person.call(calls.getChips, {}))[0];
    const codeAfter = async (old: string | null) => {
      await expect.poll(async () => (await chipOf())?.pairing_code ?? old).not.toBe(old);
    };
    await owner.call(calls.connectChip, { chip, connect: true });
    await expect.poll(async () => (await chipOf())?.qrcode).toMatch(/^prosa-sim:/);
    await owner.call(calls.pairChip, { chip, phone: '(41) 99999-1234' });
    await codeAfter(null);
    const first = (await chipOf())?.pairing_code ?? '';
    expect(await chipOf()).toMatchObject({
      qrcode: null,
      pairing_code: expect.stringMatching(/^[0-9A-F]{8}$/),
    });
    expect(await chipOf(agent)).toMatchObject({ qrcode: null, pairing_code: null });
    await owner.call(calls.pairChip, { chip, phone: '(41) 99999-1234' });
    await codeAfter(first);
    await owner.call(calls.connectChip, { chip, connect: true });
    await expect.poll(async () => (await chipOf())?.qrcode).toMatch(/^prosa-sim:/);
    await owner.call(calls.pairChip, { chip, phone: '+351 912 345 678' });
    await expect.poll(async () => (await chipOf())?.pairing_code).toMatch(/^[0-9A-F]{8}$/);
    await server.simulator('scan', { qrcode: (await chipOf())?.pairing_code });
    await expect.poll(chipOf).toMatchObject({ status: 'open', pairing_code: null });
    const row = await server.runtime.database.acrossAccounts.row(
      sql`select pairing_phone, pairing_asked from channels where id = ${chip}`,
    );
    expect(row).toEqual({ pairing_phone: null, pairing_asked: null });
    expect((await owner.attempt(calls.pairChip, { chip, phone: '(41) 99999-1234' })).body.message).toBe(
      errorText('channel_open'),
    );
  });

  it('refuses what is no phone, and an agent', async ({ mine }) => {
    const { _id: chip } = await mine.addChannel({ connected: false });
    for (const phone of ['', '99999', '(41) 19999-1234', '+1'])
      expect((await mine.owner.attempt(calls.pairChip, { chip, phone })).body.message).toBe(
        errorText('channel_phone_invalid'),
      );
    const agent = await mine.addPerson({ user_role: 'user', departments: [mine.department] });
    expect((await agent.attempt(calls.pairChip, { chip, phone: '(41) 99999-1234' })).status).toBe(403);
  });
});
