import { describe, expect, it } from 'vitest';
import { createReconnectPolicy } from './reconnect-policy.ts';

describe('reconnect policy', () => {
  it('the delay doubles from 1 s to 60 s at most', () => {
    const low = createReconnectPolicy(() => 0);
    const high = createReconnectPolicy(() => 1);
    const delays = (policy: typeof low) => Array.from({ length: 8 }, () => policy.lost(0).delay_ms);
    expect(delays(low)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(delays(high)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('after ten tries without a stable connection the policy pauses, and says so', () => {
    const policy = createReconnectPolicy(() => 0);
    for (let tries = 1; tries <= 10; tries += 1) expect(policy.lost(29_999).unstable).toBe(false);
    expect(policy.lost(29_999)).toEqual({ delay_ms: 300_000, unstable: true });
    expect(policy.lost(0)).toEqual({ delay_ms: 300_000, unstable: true });
  });

  it('the policy starts again after a stable connection or a reset', () => {
    const policy = createReconnectPolicy(() => 0);
    for (let tries = 1; tries <= 11; tries += 1) policy.lost(0);
    expect(policy.lost(30_000)).toEqual({ delay_ms: 1000, unstable: false });
    expect(policy.lost(0).delay_ms).toBe(2000);
    policy.reset();
    expect(policy.lost(0).delay_ms).toBe(1000);
  });
});
