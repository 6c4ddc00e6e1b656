import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limits } from '@prosa/contract';
import { AppError } from '../http/app-error.ts';
import { createFairGate, GateFull } from '../limits/fair-gate.ts';
import type { Drawing, DrawingProblem, Drawings } from './draw.ts';
import type { PictureRequest } from './picture-process.ts';

/** A company's picture, and what to render of it. */
export interface PictureWork {
  account_id: string;
  bytes: Uint8Array;
  drawings: readonly Drawing[];
}

const idleMs = 60_000;
const maxMs = 30_000;
const busySeconds = 5;

/** All pictures of this process go through here: each company has one under way, and companies take turns. */
const gate = createFairGate({
  maxAtOnce: Math.min(Math.max(availableParallelism(), 2), 4),
  maxOfCompany: 1,
  maxWaiting: 100,
});

/**
 * Renders a picture in a separate process: bytes from strangers are decoded where there are no secrets and no threads
 * that sign people in. Throws too_many_requests when a hundred of the company's pictures wait already.
 */
export async function drawPicture({
  account_id,
  bytes,
  drawings,
}: PictureWork): Promise<Drawings | DrawingProblem> {
  const request = { bytes, drawings, maxPixels: limits.picture_max_pixels };
  try {
    // A picture that ends the process also fails the innocent ones beside it, so each is tried twice.
    return await gate.run(
      account_id,
      async () => (await ask(request)) ?? (await ask(request)) ?? 'undrawable',
    );
  } catch (error) {
    throw error instanceof GateFull ? new AppError('too_many_requests', { seconds: busySeconds }) : error;
  }
}

type Result = Drawings | DrawingProblem;

interface Helper {
  child: ChildProcess;
  /** What waits for an answer; called with null when the process ended. */
  waiting: Map<number, (result: Result | null) => void>;
  idle: NodeJS.Timeout | null;
}

let helper: Helper | null = null;
let lastId = 0;

function ask(request: Omit<PictureRequest, 'id'>): Promise<Result | null> {
  helper ??= startHelper();
  const { child, waiting, idle } = helper;
  if (idle) clearTimeout(idle);
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), maxMs);
    waiting.set(id, (result) => {
      clearTimeout(late);
      resolve(result);
    });
    child.send({ id, ...request }, (error) => error && settle(waiting, id, null));
  });
}

function settle(waiting: Helper['waiting'], id: number, result: Result | null): void {
  waiting.get(id)?.(result);
  waiting.delete(id);
}

/** Starts the process; it ends a minute after its last picture, and together with this process. */
function startHelper(): Helper {
  const { path, execArgv } = program();
  const child = fork(path, [], {
    serialization: 'advanced',
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a session of its own, so that it can lower its priority as a whole; Windows would open a window for it.
    detached: process.platform !== 'win32',
    // The process that decodes strangers' bytes gets none of our settings.
    env: { PATH: process.env.PATH },
  });
  const started: Helper = { child, waiting: new Map(), idle: null };
  child.on('message', ({ id, result }: { id: number; result: Result }) => {
    settle(started.waiting, id, result);
    if (!started.waiting.size) started.idle = setTimeout(end, idleMs).unref();
  });
  const gone = () => {
    if (helper === started) helper = null;
    for (const id of started.waiting.keys()) settle(started.waiting, id, null);
  };
  const end = () => {
    gone();
    if (child.connected) child.disconnect();
  };
  child.once('exit', gone);
  child.once('error', gone);
  child.unref();
  child.channel?.unref();
  return started;
}

interface Program {
  path: string;
  execArgv: string[];
}

/**
 * Returns the program to start. The bundle has it beside itself; when run from source, Node 20 needs help with types.
 */
function program(): Program {
  const { filename, dirname, url } = import.meta;
  if (filename.endsWith('.js')) return { path: join(dirname, 'picture-process.js'), execArgv: [] };
  const loader = pathToFileURL(createRequire(url).resolve('tsx')).href;
  return { path: join(dirname, 'picture-process.ts'), execArgv: ['--import', loader] };
}
