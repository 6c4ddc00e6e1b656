import { errorText } from '@prosa/contract';
import { session } from '../session.ts';
import { ApiError, kindOfStatus } from './api-error.ts';

interface Reply {
  error?: boolean;
  message?: unknown;
  logoff?: boolean;
}

/** Returns the data of a reply, or throws the ApiError that specification section 8 describes. */
export async function readReply<Data>(response: Response): Promise<Data> {
  const reply = await parse(response);
  if (response.status === 401) throw unauthenticated(reply);
  if (!response.ok) throw failed(response, reply);
  if (!reply || reply.error) {
    throw new ApiError({
      kind: 'refused',
      status: response.status,
      message: sentence(reply?.message) ?? 'Erro não identificado!',
    });
  }
  // The server checks every reply against the same contract before it sends it.
  return reply.message as Data;
}

async function parse(response: Response): Promise<Reply | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

/** Ends the stored session and returns the error of a call made by nobody signed in. */
export function signedOut(): ApiError {
  return unauthenticated({ logoff: true });
}

function unauthenticated(reply: Reply | null): ApiError {
  if (reply?.logoff) session.close();
  return new ApiError({ kind: 'unauthenticated', status: 401, message: errorText('unauthenticated') });
}

function failed(response: Response, reply: Reply | null): ApiError {
  const status = response.statusText && `${response.statusText} (${response.status})`;
  return new ApiError({
    kind: kindOfStatus(response.status),
    status: response.status,
    message: sentence(reply?.message) ?? (status || errorText('internal')),
    retryMs: Number(response.headers.get('retry-after')) * 1000,
  });
}

function sentence(message: unknown): string | null {
  return typeof message === 'string' && message ? message : null;
}
