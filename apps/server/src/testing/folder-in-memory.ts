import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Linux's file system in memory; inside of a container it is often too small. */
const inMemory = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/** Returns where a database that nobody keeps is cheapest: in memory where there is room, otherwise the usual folder. */
export async function folderInMemory(): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= minFreeBytes ? inMemory : tmpdir();
}
