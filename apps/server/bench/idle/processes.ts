import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of the PostgreSQL processes whose data is in the folder, and of a process and its children. */
export function familyOf(folder: string, pid?: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(
    all.map((one) => [one, Number(/\) \S (\d+)/.exec(readProc(`${one}/stat`))?.[1] ?? 0)]),
  );
  const postmasters = all.filter((one) => readProc(`${one}/cmdline`).includes(folder));
  const heads = new Set(pid === undefined ? postmasters : [pid, ...postmasters]);
  return all.filter((one) => heads.has(one) || heads.has(parents.get(one) ?? 0));
}

/** Reads a file of /proc; it is empty once the process has ended. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
