import pg from 'pg';
import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/server-test.ts';
import { sendLast } from './last-statements.ts';
import { inOneTrip, openOn } from './trip.ts';

const good = {
  name: 'good',
  text: `select where num_nulls(set_config('app.account_id', $1, true)) > 0`,
  values: ['1'],
};
/** The first is never prepared, the second is and fails whenever it runs. */
const bad = [
  { name: 'unknown', text: 'select nonsense', values: [] },
  {
    name: 'refused',
    text: `select where set_config('lock_timeout', $1, true) is null`,
    values: ['nonsense'],
  },
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

describe('the settings in front fail', () => {
  it('and the statement behind it does not run alone, nor is its name lost for the next', async ({
    client,
  }) => {
    for (const settings of bad)
      await expect(inOneTrip(client, settings, insert(1))).rejects.toThrow('nonsense');
    expect(await written(client)).toEqual([]);
    expect((await inOneTrip(client, good, insert(2))).rows).toEqual([{ n: 2 }]);
    for (const settings of bad)
      await expect(inOneTrip(client, settings, insert(3))).rejects.toThrow('nonsense');
    expect((await inOneTrip(client, good, insert(4))).rows).toEqual([{ n: 4 }]);
    expect(await written(client)).toEqual([2, 4]);
  });

  it('and none of the transaction’s statements runs, even those sent at once', async ({ client }) => {
    for (const settings of bad) {
      const { send, ready } = openOn(client, settings);
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

describe('the last statements', () => {
  const reciprocal = (of: number) => ({ ...divide, values: [of] });
  const divide = { name: 'write_reciprocal', text: 'insert into written values (60 / $1::int)' };
  const ends = async (client: pg.PoolClient, statements: pg.QueryConfig[]) => {
    const { send } = openOn(client, good);
    await send(insert(1));
    await sendLast(client, { statements, keepsStatements: true });
  };

  it('are written in their order and committed with what came before', async ({ client }) => {
    await ends(client, [reciprocal(30), insert(3), { text: 'insert into written values (4)' }]);
    await ends(client, []);
    expect(await written(client)).toEqual([1, 1, 2, 3, 4]);
    expect((await client.query('select now() <> statement_timestamp() as is_open')).rows).toEqual([
      { is_open: false },
    ]);
  });

  it('store nothing when one of them fails, and lose no name', async ({ client }) => {
    for (const place of [0, 1, 2]) {
      const failing = [insert(7), insert(8)].toSpliced(place, 0, reciprocal(0));
      await expect(ends(client, failing)).rejects.toThrow('division by zero');
      await client.query('rollback');
    }
    expect(await written(client)).toEqual([]);
    await ends(client, [insert(7), reciprocal(10), insert(8)]);
    expect(await written(client)).toEqual([1, 6, 7, 8]);
  });
});

describe('settings', () => {
  const company = { text: `select current_setting('app.account_id', true) as company` };

  it('last as long as a single statement, or until the transaction ends', async ({ client }) => {
    expect((await inOneTrip(client, { ...good, values: ['7'] }, company)).rows).toEqual([{ company: '7' }]);
    expect((await client.query(company)).rows).toEqual([{ company: '' }]);
    const { send } = openOn(client, { ...good, values: ['8'] });
    expect((await send(company)).rows).toEqual([{ company: '8' }]);
    expect((await send(company)).rows).toEqual([{ company: '8' }]);
    await client.query('commit');
    expect((await client.query(company)).rows).toEqual([{ company: '' }]);
  });

  it('roll a statement back that fails when its transaction ends', async ({ client }) => {
    await client.query('create temp table once (n int unique deferrable initially deferred)');
    const put = { name: 'put_once', text: 'insert into once values (1)' };
    await inOneTrip(client, good, put);
    await expect(inOneTrip(client, good, put)).rejects.toThrow('once_n_key');
    expect((await client.query('select n from once')).rows).toHaveLength(1);
  });

  it('are set, and the transaction is open, when nothing else was sent', async ({ client }) => {
    const { ready } = openOn(client, good);
    await ready();
    expect((await client.query(company)).rows).toEqual([{ company: '1' }]);
    await client.query('rollback');
  });
});
