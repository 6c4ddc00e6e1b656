import { calls, type Call, type CallInput, type CallOutput, type Media } from '@prosa/contract';
import { onTestFinished, vi } from 'vitest';
import { session } from '../lib/session.ts';

/** The server's sentence for a refusal. */
interface Refusal {
  refused: string;
}

type Reply<C extends Call> = CallOutput<C> | Refusal;

/**
 * Answers one call in place of the server until the test ends, with an output or a refusal; returns the inputs it was
 * made with, oldest first. Calls that the test does not name fail as without a network.
 */
export function answerCall<C extends Call>(
  definition: C,
  reply: (input: CallInput<C>) => Reply<C> | Promise<Reply<C>>,
): CallInput<C>[] {
  const inputs: CallInput<C>[] = [];
  const others = globalThis.fetch;
  session.open({ token: 'token', remember: false });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address !== `/api/${definition.path}`) return others(address, request);
    const input = JSON.parse(request.body as string) as CallInput<C>;
    inputs.push(input);
    const answer = await reply(input);
    return Response.json(
      isRefusal(answer) ? { error: true, message: answer.refused } : { error: false, message: answer },
    );
  });
  onTestFinished(() => void vi.stubGlobal('fetch', others));
  return inputs;
}

/** Answers uploads to the library until the test ends; returns the names that came. The ids are m1, m2 … */
export function answerUploads(): string[] {
  const names: string[] = [];
  const others = globalThis.fetch;
  session.open({ token: 'token', remember: false });
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (address !== `/api/${calls.uploadFile.path}`) return others(address, request);
    names.push((request.body as FormData).get('filename') as string);
    const message = { _id: `m${names.length}`, type: 'image' } as Partial<Media>;
    return Promise.resolve(Response.json({ error: false, message }));
  });
  onTestFinished(() => void vi.stubGlobal('fetch', others));
  return names;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
