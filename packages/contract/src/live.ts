import { z } from 'zod';
import { liveEvents } from './areas.ts';

/** What travels as `receive-message`, one or several as its arguments. Each carries the account's sequence, except passing ones such as typing. */
export const liveEvent = z.discriminatedUnion('type', liveEvents);

export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveEventType = LiveEvent['type'];
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>;

/** A live event as it arrives in the browser. */
export type SequencedLiveEvent = LiveEvent & { sequence: number | null };

/** What the browser may ask over the socket, each answered by an acknowledgement. */
export const socketRequests = {
  'join-room': z.object({ joined: z.boolean(), sequence: z.number().int() }),
  'leave-all-rooms': z.object({}),
  /** `{since}` → the events missed. `reset` means too many: load everything again. */
  'catch-up': z.object({ events: z.array(z.unknown()), sequence: z.number().int(), reset: z.boolean() }),
  /** `{}` → the account's newest sequence, to find a connection that is open but dead. */
  'ping-live': z.object({ sequence: z.number().int() }),
};

/** The socket's path and its one event name (specification section 7); its arguments are `SequencedLiveEvent`s. */
export const socketPath = '/sock/';
export const socketEvent = 'receive-message';
/** Told to the oldest of a person's sockets before it is cut, because they opened more than one may have. */
export const socketReplaced = 'replaced';
