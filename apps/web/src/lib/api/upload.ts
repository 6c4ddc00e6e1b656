import type { Call, CallInput, CallOutput } from '@prosa/contract';
import { ApiError } from './api-error.ts';
import { headers, multipart } from './call.ts';
import { readReply } from './read-reply.ts';

interface UploadOptions {
  file: File;
  signal: AbortSignal;
  /** Gets the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Makes a multipart call and reports its progress, which `fetch` cannot. Fails as `call` does; when given up through
 * `signal`, throws the signal's own reason.
 */
export async function upload<C extends Call>(
  definition: C,
  input: CallInput<C>,
  { file, signal, onProgress }: UploadOptions,
): Promise<CallOutput<C>> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    const answered = new Promise<void>((resolve) => request.addEventListener('loadend', () => resolve()));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.open('POST', `/api/${definition.path}`);
    for (const [name, value] of Object.entries(headers(definition))) request.setRequestHeader(name, value);
    request.send(multipart(definition, input, { file }));
    await answered;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  signal.throwIfAborted();
  return readReply<CallOutput<C>>(answerOf(request));
}

function answerOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  if (status !== 0) return new Response(responseText, { status, statusText });
  throw new ApiError({
    kind: 'network',
    status: 0,
    message: 'Sem conexão com o servidor. Verifique sua internet e tente novamente.',
  });
}
