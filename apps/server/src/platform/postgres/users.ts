import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './processes.ts';

/** The note of one user of a shared server: each start in each process leaves one until it stops. */
export interface UserNote {
  /** Returns whether another live process uses the server. Notes of dead processes are removed on the way. */
  othersRemain(): boolean;
  /** Removes the note; harmless when repeated. */
  leave(): void;
}

let starts = 0;

/** Notes in `<home>/users` that this process uses the server, so that the last user to leave stops it. */
export function registerUser(home: string): UserNote {
  const folder = join(home, 'users');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  starts += 1;
  const own = `${process.pid}.${processBirth(process.pid) ?? ''}.${starts}`;
  writeFileSync(join(folder, own), '');
  return {
    othersRemain: () => readdirSync(folder).some((name) => name !== own && stillThere(folder, name)),
    leave: () => rmSync(join(folder, own), { force: true }),
  };
}

function stillThere(folder: string, name: string): boolean {
  const [pid, birth] = name.split('.');
  if (processBirth(Number(pid)) === birth) return true;
  rmSync(join(folder, name), { force: true });
  return false;
}
