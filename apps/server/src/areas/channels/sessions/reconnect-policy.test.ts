import type { CloseReason } from '@prosa/whatsapp';
import { describe, expect, it } from 'vitest';
import { createReconnectPolicy, type Ending, type NextStep } from './reconnect-policy.ts';

const lost = (open_ms = 0, more: Partial<Ending> = {}): Ending => ({
  reason: 'connection_lost',
  retry: true,
  open_ms,
  ...more,
});
const delayOf = (step: NextStep) => (step.kind === 'retry' ? step.delay_ms : step.kind);
const pause = { kind: 'retry', delay_ms: 300_000, reason: 'unstable' };

describe('reconnect policy', () => {
  it('the delay doubles from 1 s to 60 s at most', () => {
    const low = createReconnectPolicy(() => 0);
    const high = createReconnectPolicy(() => 1);
    const delays = (policy: typeof low) => Array.from({ length: 8 }, () => delayOf(policy.after(lost())));
    expect(delays(low)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(delays(high)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('after ten tries without a stable connection the policy pauses, and gives up after six pauses', () => {
    const policy = createReconnectPolicy(() => 0);
    for (let tries = 1; tries <= 10; tries += 1)
      expect(policy.after(lost(29_999))).toMatchObject({ kind: 'retry', reason: 'connection_lost' });
    for (let pauses = 1; pauses <= 6; pauses += 1) expect(policy.after(lost(0))).toEqual(pause);
    expect(policy.after(lost(0))).toEqual({ kind: 'give_up', reason: 'unstable' });
  });

  it('a network that cannot be reached at all is tried for as long as that lasts', () => {
    const policy = createReconnectPolicy(() => 0);
    for (let tries = 1; tries <= 10; tries += 1) policy.after(lost());
    for (let pauses = 1; pauses <= 100; pauses += 1) expect(policy.after(lost())).toEqual(pause);
  });

  it('the policy starts again after a stable connection or a reset', () => {
    const policy = createReconnectPolicy(() => 0);
    for (let tries = 1; tries <= 11; tries += 1) policy.after(lost(1));
    expect(delayOf(policy.after(lost(30_000)))).toBe(1000);
    expect(delayOf(policy.after(lost()))).toBe(2000);
    policy.reset();
    expect(delayOf(policy.after(lost()))).toBe(1000);
  });

  it('a restart that the network asks for comes at once, three times in a row at most', () => {
    const policy = createReconnectPolicy(() => 0);
    const asked = { reason: 'service_unavailable', at_once: true } as const;
    const steps = Array.from({ length: 4 }, () => delayOf(policy.after(lost(0, asked))));
    expect(steps).toEqual(['restart', 'restart', 'restart', 1000]);
    expect(policy.after(lost(1, asked))).toEqual({ kind: 'restart' });
  });

  it.each<CloseReason>([
    'logged_out',
    'banned',
    'restricted',
    'replaced',
    'outdated',
    'multi_device_off',
    'keys_refused',
    'qr_expired',
  ])('%s is never tried again by itself, whatever the driver says', (reason) => {
    const policy = createReconnectPolicy(() => 0);
    expect(policy.after(lost(60_000, { reason, at_once: true }))).toEqual({ kind: 'give_up', reason });
  });
});
