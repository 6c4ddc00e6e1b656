import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';
import { mailIncidents } from './incidents/mail-incidents.ts';
import { reportIncident } from './incidents/report-incident.ts';
import { billingTest } from './testing/billing-test.ts';

const operator = 'operacao@teste.prosa';
const minuteMs = 60_000;
const headers = { 'content-type': 'application/json' };

const file = { scope: 'file' } as const;
const it = billingTest
  // Its own periodic work would mail at times of its own.
  .extend('serverOptions', file, ({ time, settings }): TestServerOptions => ({
    clock: time,
    config: { guru: settings, alertEmail: operator, processes: new Set(['web'] as const) },
  }))
  /** Tells by mail what is due; returns how many mails the operator has. */
  .extend('alerted', file, ({ server }) => async () => {
    await Promise.all([mailIncidents(server.runtime), mailIncidents(server.runtime)]);
    return (await mailsTo(server, operator)).length;
  });

describe('the operator', () => {
  it('gets one mail when webhooks are switched off, further ones of an hour together, and none twice', async ({
    server,
    alerted,
    time,
  }) => {
    const { runtime } = server;
    const off = (about: string) =>
      reportIncident(runtime, { kind: 'hook_disabled', about, details: { url: about }, urgent: true });
    await reportIncident(runtime, { kind: 'unreadable', about: 'x', details: {} });
    expect(await alerted()).toBe(0);
    await off('um');
    await off('um');
    expect(await alerted()).toBe(1);
    await off('dois');
    await off('três');
    expect(await alerted()).toBe(1);
    time.pass(61 * minuteMs);
    expect(await alerted()).toBe(2);
    expect((await mailsTo(server, operator)).at(-1)).toMatch(/url: dois[^]*url: três/);
    time.pass(61 * minuteMs);
    expect(await alerted()).toBe(2);
  });

  it('gets it later when it could not be sent', async ({ server, alerted, rows, time }) => {
    const { runtime } = server;
    const before = await alerted();
    time.pass(61 * minuteMs);
    await reportIncident(runtime, { kind: 'failed', about: '7', details: { webhook: 7 }, urgent: true });
    const mail = { send: async () => Promise.reject(new Error('no mail server')) };
    await expect(mailIncidents({ ...runtime, mail })).rejects.toThrow('no mail server');
    expect(await rows(sql`select kind from billing_incidents where urgent and mailed_at is null`)).toEqual([
      { kind: 'failed' },
    ]);
    expect(await alerted()).toBe(before + 1);
  });

  it('gets it when a fifth of the webhooks is refused', async ({ hook, rows }) => {
    const alarms = () => rows(sql`select details from billing_incidents where kind = 'hook_failing'`);
    const send = async (body: string) => (await fetch(hook, { method: 'POST', headers, body })).status;
    let place = 0;
    const kept = () =>
      send(JSON.stringify({ webhook_type: 'unheard_of', api_token: 'TESTtest'.repeat(5), id: (place += 1) }));
    for (let sent = 0; sent < 50; sent += 1) await (sent < 9 ? send('x') : kept());
    expect(await alarms()).toEqual([]);
    for (let sent = 0; sent < 50; sent += 1) await (sent < 10 ? send('x') : kept());
    await eventually(async () =>
      expect(await alarms()).toEqual([{ details: { 'HTTP 200': 40, 'HTTP 422': 10 } }]),
    );
  });
});
