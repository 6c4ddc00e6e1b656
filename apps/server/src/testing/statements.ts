import pg from 'pg';
import { vi } from 'vitest';

/** What a client is asked: a statement, and what travels with it (platform/db). */
interface Asked {
  name?: string;
  text: string;
  begins?: boolean;
  ending?: { name?: string; text: string }[];
}

/** Calls `collect` with each statement that is sent from now on; the returned function ends that. */
function watchStatements(collect: (client: unknown, name: string) => void): () => void {
  const real = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const asked = given[0] as string | Asked;
    const { name = '', text, begins, ending = [] } = typeof asked === 'string' ? { text: asked } : asked;
    for (const one of ending) collect(this, one.name || one.text);
    if (begins !== undefined) collect(this, 'begin');
    collect(this, name || text);
    if (begins === false) collect(this, 'commit'); // it is the whole transaction
    return Reflect.apply(real, this, given) as never;
  });
  return () => spy.mockRestore();
}

/** Collects the names of all statements until `stop`. */
export function collectStatements(): { names: string[]; stop(): void } {
  const names: string[] = [];
  return { names, stop: watchStatements((_client, name) => names.push(name)) };
}

/** Collects the names of the statements of each transaction that commits while `work` is done. */
export async function transactionsDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const open = new Map<unknown, string[]>();
  const committed: string[][] = [];
  const stop = watchStatements((client, name) => {
    if (name.startsWith('begin')) open.set(client, []);
    else if (name !== 'commit') open.get(client)?.push(name);
    else {
      committed.push(open.get(client) ?? []);
      open.delete(client);
    }
  });
  await work().finally(stop);
  return committed;
}
