import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './launcher-error.ts';
import type { Place } from './place.ts';
import { serverUserMay, type ServerUser } from './run-as.ts';

/** Where the server listens: `host` is a folder for a unix socket, or a loopback address on Windows. */
export interface Endpoint {
  host: string;
  port: number;
}

/** Only names the socket file; nothing listens on this TCP port. */
const socketPort = 5432;
/** The longest path the kernel allows for a unix socket (104 bytes on macOS, 108 on Linux, with the final 0). */
const socketPathLimit = 103;

/**
 * Prepares the address a new server will listen on. The socket folder is 0700 and belongs to the server's user: that
 * is what makes access without a password safe. It stays the same from start to start; on Windows the port of
 * `before` does, when a server is started again under its clients. Throws an EmbeddedPostgresError when somebody else
 * holds the folder's name in the temporary directory.
 */
export async function prepareEndpoint({ home, user }: Place, before?: Endpoint): Promise<Endpoint> {
  if (process.platform === 'win32') return before ?? { host: '127.0.0.1', port: await freePort() };
  const near = join(home, 'run');
  const host = fits(near) ? near : join(temporaryFolder(user), `prosa-${nameFor(home)}`);
  await claim(host, user);
  return { host, port: socketPort };
}

function temporaryFolder(user: ServerUser): string {
  const preferred = tmpdir();
  return fits(join(preferred, 'prosa-0123456789ab')) && serverUserMay(user, 'x', preferred)
    ? preferred
    : '/tmp';
}

async function claim(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(folder);
  const ours = found.uid === (user?.uid ?? process.getuid?.()) || found.uid === process.getuid?.();
  if (!found.isDirectory() || !ours) {
    throw new EmbeddedPostgresError(
      `A pasta ${folder} pertence a outro usuário. Remova-a, ou use um DATA_DIR de caminho mais curto.`,
    );
  }
  await chmod(folder, 0o700);
  if (user !== null) await chown(folder, user.uid, user.gid);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= socketPathLimit;
}

function nameFor(home: string): string {
  return createHash('sha256').update(home).digest('hex').slice(0, 12);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : socketPort));
    });
  });
}
