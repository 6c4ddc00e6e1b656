import type { ChannelStatus, CloseReason } from '@prosa/whatsapp';

/** How a connection ended, as it is reported to the owner. */
export type Close = Extract<ChannelStatus, { status: 'close' }>;

/** What Baileys reports of the end of a connection. */
export interface Ended {
  code: number | null;
  text: string;
  /** Seconds until the network accepts the number again, where it says so. */
  expires_in: number | null;
}

/** What each code of a failure, a stream error or a socket means. */
const reasons: Readonly<Record<number, Pick<Close, 'reason' | 'retry'>>> = {
  401: { reason: 'logged_out', retry: false },
  402: { reason: 'restricted', retry: false },
  403: { reason: 'banned', retry: false },
  405: { reason: 'outdated', retry: false },
  406: { reason: 'banned', retry: false },
  408: { reason: 'no_answer', retry: true },
  409: { reason: 'replaced', retry: false },
  411: { reason: 'multi_device_off', retry: false },
  428: { reason: 'connection_lost', retry: true },
  440: { reason: 'replaced', retry: false },
  500: { reason: 'bad_session', retry: true },
  503: { reason: 'service_unavailable', retry: true },
  515: { reason: 'connection_lost', retry: true },
};
const unknownReason = { reason: 'connection_lost', retry: true } as const;
/** The network asks for a new connection with the same login. */
const restartCode = 515;

/** Returns why a connection ended and whether the owner may reconnect by itself. */
export function closeOf({ code, text, expires_in }: Ended, now: Date): Close {
  if (text.startsWith('QR refs')) return closed('qr_expired', { retry: false, code });
  // Nothing answered at the address; the session is not to blame.
  if (text.startsWith('WebSocket Error')) return closed('connection_lost', { retry: true, code });
  const { reason, retry } = reasons[code ?? 0] ?? unknownReason;
  const until = expires_in === null ? null : new Date(now.getTime() + expires_in * 1000);
  return closed(reason, { retry, code, until, at_once: code === restartCode });
}

/** Returns a close with everything that is not said left out. */
export function closed(reason: CloseReason, rest: Omit<Close, 'status' | 'reason'>): Close {
  return { status: 'close', reason, ...rest };
}

/** Reads the error with which Baileys ended a connection. */
export function endedBy(error: unknown): Ended {
  const { output, data, message } = fieldsOf(error);
  const { statusCode } = fieldsOf(output);
  const { expire } = fieldsOf(data);
  const expires_in = Number(expire ?? Number.NaN);
  return {
    code: typeof statusCode === 'number' ? statusCode : null,
    text: typeof message === 'string' ? message : '',
    expires_in: Number.isFinite(expires_in) ? expires_in : null,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
