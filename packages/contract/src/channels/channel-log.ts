import { z } from 'zod';
import { instant } from '../shapes.ts';
import { channelStatusReason } from './channel.ts';

/** What can happen to the connection of a number. */
export const channelLogWhat = z.enum([
  'connect_asked',
  'code_asked',
  'disconnect_asked',
  'reset_asked',
  'qr_shown',
  'code_shown',
  'opened',
  /** Lost; it is tried again. */
  'lost',
  /** Ended; it is not tried again until a person asks for it. */
  'stopped',
  'disconnected',
  /** Another process of the server took the number over. */
  'moved',
  'new_chats_held',
  'new_chats_allowed',
  /** Disconnected, because the company's access ended. */
  'access_ended',
]);

/** One entry of a number's connection log. */
export const channelLogEntry = z.object({
  /** Its place in the number's log; the highest is the newest. */
  number: z.number().int(),
  at: instant,
  what: channelLogWhat,
  reason: channelStatusReason.nullable(),
  /** The network's own code. */
  code: z.number().int().nullable(),
  until: instant.nullable(),
  /** Name of the person who asked for it. */
  by: z.string().nullable(),
});

export type ChannelLogWhat = z.infer<typeof channelLogWhat>;
export type ChannelLogEntry = z.infer<typeof channelLogEntry>;
