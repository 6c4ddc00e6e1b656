import type { ConnectionState, NewChatMessageCapInfo } from 'baileys';
import type { NewChatLimit } from '@prosa/whatsapp';

/** What the network said last about new chats, by the two ways in which it says it. */
export interface LimitNews {
  lock: ConnectionState['reachoutTimeLock'] | null;
  cap: NewChatMessageCapInfo | null;
}

/** Returns what is known about new chats from everything that the network said. */
export function readLimit({ lock, cap }: LimitNews): NewChatLimit {
  const capped = cap?.capping_status === 'CAPPED';
  const until = lock?.isActive ? (lock.timeEnforcementEnds ?? null) : capped ? endOfCycle(cap) : null;
  const limit = Number(cap?.total_quota ?? Number.NaN);
  const quota = Number.isFinite(limit) && limit > 0 ? { used: Number(cap?.used_quota ?? 0), limit } : null;
  return { held: lock?.isActive === true || capped, until, quota };
}

function endOfCycle({ cycle_end_timestamp }: NewChatMessageCapInfo): Date | null {
  const seconds = Number(cycle_end_timestamp ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000) : null;
}
