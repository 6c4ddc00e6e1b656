import type { NewChatLimit } from '../messages.ts';
import type { ChannelState } from './state.ts';

/** Returns whether the network refuses messages to people who never wrote, at a time in epoch milliseconds. */
export function refusesChats({ chats_held_until, quota }: ChannelState, at: number): boolean {
  return (chats_held_until ?? 0) > at || isUsedUp(quota);
}

/** Returns what the network says about chats that the number begins: nothing of a hold whose end it does not say. */
export function newChatLimitOf({ chats_held_until, quota }: ChannelState, at: number): NewChatLimit {
  const until = chats_held_until ?? 0;
  const isSaid = until > at && until < Infinity;
  return { held: isSaid || isUsedUp(quota), until: isSaid ? new Date(until) : null, quota };
}

function isUsedUp(quota: ChannelState['quota']): boolean {
  return quota !== null && quota.used >= quota.limit;
}
