import type { SeamAnswers, SeamQuery, SeamWrite, seamWrites } from '@prosa/contract';
import { ApiError, kindOfStatus } from '../../../lib/api/api-error.ts';

/** Reads what can be seen on the phones: `GET /simulator/<name>`. Throws ApiError with a sentence. */
export async function readSeam<Name extends keyof SeamAnswers>(
  name: Name,
  query: SeamQuery<Name>,
  signal: AbortSignal,
): Promise<SeamAnswers[Name]> {
  const response = await reach(`/simulator/${name}?${new URLSearchParams(query)}`, { signal }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw error;
    },
  );
  return answerOf<SeamAnswers[Name]>(response);
}

/** Acts on a phone: `POST /simulator/<name>`. Throws ApiError with a sentence. */
export async function writeSeam<Name extends keyof typeof seamWrites>(
  name: Name,
  input: SeamWrite<Name>,
): Promise<void> {
  const response = await reach(`/simulator/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  await answerOf(response);
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch {
    throw new ApiError({ kind: 'network', status: 0, message: 'Sem conexão com o simulador.' });
  }
}

/** Returns the answer, which is plain JSON without the envelope of the other calls. */
async function answerOf<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  // The simulator belongs to this repository; both sides use the types of the contract.
  if (response.ok && body !== null) return body as Answer;
  const status = response.ok ? 404 : response.status;
  throw new ApiError({ kind: kindOfStatus(status), status, message: sentenceOf(body) });
}

function sentenceOf(body: unknown): string {
  const hasSentence = typeof body === 'object' && body !== null && 'message' in body;
  return hasSentence && typeof body.message === 'string' ? body.message : 'O simulador não respondeu.';
}
