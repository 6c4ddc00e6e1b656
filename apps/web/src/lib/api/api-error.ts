/**
 * Why a call failed. `refused` is a business refusal (200 with the error flag). `network` means that no answer came, so
 * nobody knows whether the server did it.
 */
export type ApiErrorKind =
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'throttled'
  | 'rejected'
  | 'server'
  | 'network';

interface ApiFailure {
  kind: ApiErrorKind;
  status: number;
  message: string;
  retryMs?: number;
}

/** A failed call; its message is a pt-BR sentence that may be shown as it is. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Milliseconds the server asks to wait before the next try; 0 when it does not say. */
  readonly retryMs: number;

  constructor({ kind, status, message, retryMs = 0 }: ApiFailure) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.retryMs = retryMs;
  }
}

/** Returns the sentence to show for any thrown value; bugs of our own get the generic one. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Erro não identificado!';
}

/** Returns the kind of failure that an HTTP status means. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'rejected';
}
