import pg from 'pg';
import { vi } from 'vitest';

/** Collects the names of the statements of each transaction that commits while `work` is done. */
export async function transactionsDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const real = pg.Client.prototype.query;
  const open = new Map<unknown, string[]>();
  const committed: string[][] = [];
  const collect = (client: unknown, asked: string | { name?: string; text: string }) => {
    const { name = '', text } = typeof asked === 'string' ? { text: asked } : asked;
    if (text.startsWith('begin')) open.set(client, []);
    else if (text !== 'commit') open.get(client)?.push(name || text);
    else {
      committed.push(open.get(client) ?? []);
      open.delete(client);
    }
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    collect(this, given[0] as string);
    return Reflect.apply(real, this, given) as never;
  });
  await work().finally(() => spy.mockRestore());
  return committed;
}
