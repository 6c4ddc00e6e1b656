import type { Call, CallInput, CallOutput } from '@prosa/contract';
import { session } from '../session.ts';
import { ApiError } from './api-error.ts';
import { readReply, signedOut } from './read-reply.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** The file of a multipart call; the contract names its part. */
  file?: File;
  /** The second file, for calls that take one. */
  companion?: File;
  /** Milliseconds until the call is given up. */
  timeout?: number;
}

const callTimeout = 60_000;

/**
 * Makes a call of the contract: `POST /api/<path>` with the stored token. Returns the data of the reply. Throws
 * ApiError with a sentence for the person (specification section 8); a 401 that says logoff also ends the stored
 * session. A call given up through `signal` throws the signal's own AbortError.
 */
export async function call<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  return readReply<CallOutput<C>>(await post(definition, input, options));
}

/** Makes a call and returns the response as it came. */
export async function post<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<Response> {
  // A screen that is still shown while its person leaves would only be refused.
  if (definition.access !== 'public' && session.token() === null) throw signedOut();
  return reach(`/api/${definition.path}`, {
    method: 'POST',
    headers: headers(definition),
    body: definition.upload ? multipart(definition, input, options) : JSON.stringify(input),
    signal: deadline(options),
  }).catch((error: unknown) => {
    options.signal?.throwIfAborted();
    throw error;
  });
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch {
    throw new ApiError({
      kind: 'network',
      status: 0,
      message: 'Sem conexão com o servidor. Verifique sua internet e tente novamente.',
    });
  }
}

/** Returns the headers of a call; a multipart one gets its content type from the browser. */
export function headers({ upload }: Call): Record<string, string> {
  const token = session.token();
  return {
    ...(upload ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** Returns the body of a call that takes a file, which may be missing. */
export function multipart(
  { upload }: Call,
  input: unknown,
  { file, companion }: Pick<CallOptions, 'file' | 'companion'>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) form.append(name, String(value));
  if (file) form.append(upload?.field ?? 'file', file, file.name);
  if (companion && upload?.companion) form.append(upload.companion, companion, companion.name);
  return form;
}

function deadline({ signal, timeout = callTimeout }: CallOptions): AbortSignal {
  const late = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, late]) : late;
}
