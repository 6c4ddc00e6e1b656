import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Returns whether a process with this id exists, including zombies and other users' processes. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Returns something that differs between two processes that get the same id one after the other: the start time on
 * Linux, '' where it cannot be read, null when there is no such process or it is a zombie.
 */
export function processBirth(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform !== 'linux') return '';
  try {
    // The second field is the program's name in brackets and may contain spaces; the state follows it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? '');
  } catch {
    return null;
  }
}

/**
 * Lists the ids of the processes whose working directory is `folder` (a real path), as every process of a PostgreSQL
 * server has it in its cluster. Null where the system cannot say (Windows).
 */
export async function processesWorkingIn(folder: string): Promise<number[] | null> {
  if (process.platform === 'linux') return linuxProcesses().filter((pid) => workingDirectory(pid) === folder);
  return process.platform === 'win32' ? null : listWithLsof(folder);
}

/**
 * Returns whether a process runs PostgreSQL's server, rather than a shell or editor that is open in the same folder.
 */
export function isServerProgram(pid: number): boolean {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      : /(^|\/)postgres$/.test(
          execFileSync('ps', ['-o', 'comm=', '-p', String(pid)])
            .toString()
            .trim(),
        );
  } catch {
    return false;
  }
}

function linuxProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function workingDirectory(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function listWithLsof(folder: string): Promise<number[] | null> {
  return new Promise((resolve) => {
    execFile('lsof', ['-w', '-t', '-a', '-d', 'cwd', '--', folder], (error, stdout) => {
      // lsof ends with 1 when it finds nothing.
      if (error !== null && error.code !== 1) return resolve(null);
      resolve(stdout.split('\n').filter(Boolean).map(Number));
    });
  });
}
