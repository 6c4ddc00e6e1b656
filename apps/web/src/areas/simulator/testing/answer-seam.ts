import type { SeamAnswers, SeamWrite, seamWrites } from '@prosa/contract';
import { onTestFinished, vi } from 'vitest';

type Name = keyof typeof seamWrites;

/** What was done on the phones, oldest first. */
type Acts = { [Each in Name]: [name: Each, input: SeamWrite<Each>] }[Name][];

interface Replies {
  thread?: SeamAnswers['thread'];
  /** The sentence with which every act is refused. */
  refused?: string;
}

/** Answers in place of the simulator until the test ends; returns what was done on its phones. */
export function answerSeam({ thread = [], refused }: Replies = {}): Acts {
  const acts: Acts = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (request.method !== 'POST') return Response.json(thread);
    acts.push([address.replace('/simulator/', ''), JSON.parse(request.body as string)] as Acts[number]);
    return refused ? Response.json({ message: refused }, { status: 409 }) : Response.json({});
  });
  onTestFinished(() => void vi.stubGlobal('fetch', others));
  return acts;
}
