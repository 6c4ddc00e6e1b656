import pg from 'pg';
import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/server-test.ts';
import { inOneTrip, openOn } from './trip.ts';

const good = ['begin', "set local app.account_id = '1'"];
/** The first fails before there is a transaction, the second inside it. */
const bad = [
  ['begin isolation level nonsense', "set local app.account_id = '1'"],
  ['begin', 'set local lock_timeout = nonsense'],
];

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ config: { processes: new Set(['web'] as const) } }))
  .extend('client', async ({ server }, { onCleanup }) => {
    const pool = new pg.Pool({ ...server.connection, pipeline: true, max: 1 });
    const client = await pool.connect();
    onCleanup(async () => {
      client.release();
      await pool.end();
    });
    await client.query('create temp table written (n int)');
    return client;
  });

const insert = (n: number) => ({
  name: 'write_one',
  text: 'insert into written values ($1) returning n',
  values: [n],
});
const written = async (client: pg.PoolClient) =>
  (await client.query<{ n: number }>('select n from written order by n')).rows.map(({ n }) => n);

describe('what opens a transaction fails', () => {
  it('and the statement behind it does not run alone, nor is its name lost for the next', async ({
    client,
  }) => {
    for (const opening of bad)
      await expect(inOneTrip(client, opening, insert(1))).rejects.toThrow('nonsense');
    expect(await written(client)).toEqual([]);
    expect((await inOneTrip(client, good, insert(2))).rows).toEqual([{ n: 2 }]);
    for (const opening of bad)
      await expect(inOneTrip(client, opening, insert(3))).rejects.toThrow('nonsense');
    expect((await inOneTrip(client, good, insert(4))).rows).toEqual([{ n: 4 }]);
    expect(await written(client)).toEqual([2, 4]);
  });

  it('and none of the transaction’s statements runs, even those sent at once', async ({ client }) => {
    for (const opening of bad) {
      const { send, ready } = openOn(client, opening);
      const sent = await Promise.allSettled([send(insert(1)), send(insert(2))]);
      expect(sent.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      await expect(ready()).rejects.toThrow('nonsense');
      await client.query('rollback');
    }
    expect(await written(client)).toEqual([]);
    const { send, ready } = openOn(client, good);
    await Promise.all([send(insert(1)), send(insert(2))]);
    await ready();
    await client.query('commit');
    expect(await written(client)).toEqual([1, 2]);
  });
});

describe('a first statement fails by itself', () => {
  it('and the same name works again, whether it was prepared before or not', async ({ client }) => {
    const divide = (by: number) => ({ name: 'divide', text: 'select 6 / $1::int as result', values: [by] });
    await expect(inOneTrip(client, good, divide(0))).rejects.toThrow('division by zero');
    expect((await inOneTrip(client, good, divide(3))).rows).toEqual([{ result: 2 }]);
    await expect(inOneTrip(client, good, divide(0))).rejects.toThrow('division by zero');
    expect((await inOneTrip(client, good, divide(2))).rows).toEqual([{ result: 3 }]);
  });
});
