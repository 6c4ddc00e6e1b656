/** A refusal of the Graph, in the form of its answers. */
export class GraphError extends Error {
  readonly code: number;
  readonly status: number;
  readonly details: string;

  constructor(code: number, details = '') {
    super(`(#${code}) ${titles[code] ?? 'Error'}`);
    this.name = 'GraphError';
    this.code = code;
    this.status = statuses[code] ?? (code >= 200 && code <= 299 ? 403 : 400);
    this.details = details;
  }

  /** Returns the body of the answer. */
  body(): object {
    const { message, code, details } = this;
    const error_data = { messaging_product: 'whatsapp', details };
    return { error: { message, type: 'OAuthException', code, error_data, fbtrace_id: 'fake' } };
  }
}

const statuses: Partial<Record<number, number>> = {
  0: 401,
  2: 503,
  3: 403,
  10: 403,
  190: 401,
  131000: 500,
  131005: 403,
  131016: 503,
};
const titles: Partial<Record<number, string>> = {
  4: 'Application request limit reached',
  33: 'Unsupported get request',
  100: 'Invalid parameter',
  190: 'Invalid OAuth access token',
  130429: 'Rate limit hit',
  131008: 'Required parameter is missing',
  131009: 'Parameter value is not valid',
  131026: 'Message undeliverable',
  131037: 'Display name approval needed',
  131047: 'Re-engagement message',
  131051: 'Unsupported message type',
  131053: 'Media upload error',
  131056: '(Business Account, Consumer Account) pair rate limit hit',
  132000: 'Template param count mismatch',
  132001: 'Template does not exist in the translation',
  132015: 'Template is paused',
  132016: 'Template is disabled',
};

/** Throws 131009 unless the value holds. */
export function requireValue(holds: boolean, details: string): asserts holds {
  if (!holds) throw new GraphError(131009, details);
}
