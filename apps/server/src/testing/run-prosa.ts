import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtServer } from './built-server.ts';
import { connectionUrl } from './server-process.ts';
import type { TestServer } from './test-server.ts';

/** What a command wrote, and its exit code. */
export interface Ran {
  code: number;
  said: string;
}

/** Runs a command of the operator (`npm run prosa -- …`) as a process of its own, on a test server's installation. */
export async function runProsa(
  { connection, dataDir }: Pick<TestServer, 'connection' | 'dataDir'>,
  command: string,
  settings: Record<string, string> = {},
): Promise<Ran> {
  const program = join(dirname(await builtServer()), 'prosa.js');
  const child = spawn(process.execPath, [program, ...command.split(' ')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: connectionUrl(connection),
      DATA_DIR: dataDir,
      SECRET_KEY: 'only-for-tests-0123456789-abcdefghij',
      ...settings,
    },
  });
  const [out, wrong, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: out + wrong };
}
