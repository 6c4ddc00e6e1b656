import { calls } from '@prosa/contract';
import pg from 'pg';
import { startWork } from '../src/app/start-work.ts';
import { eventually } from '../src/testing/eventually.ts';
import { drawing, node, says } from '../src/testing/flow-drawings.ts';
import type { TestCompany } from '../src/testing/test-company.ts';
import type { Base } from './base.ts';
import type { BenchServer } from './bench-server.ts';
import { ms, percentile, type Figure } from './figures.ts';
import { measureLimit } from './limit.ts';
import type { PromiseOfTime } from './promise.ts';

const customers = 2000;
const sleepers = 100_000;
const sleeping = `select md5('sleeper-' || n)::uuid from generate_series(1, ${sleepers} * 2) n`;

interface Measuring {
  server: BenchServer;
  base: Base;
  connection: pg.ClientConfig;
  seconds: number;
  promise: PromiseOfTime;
}

/** Measures bots' turns per second, from a customer's message at the port to the reply that the driver accepted. */
export async function flowFigures({
  server,
  base,
  connection,
  seconds,
  promise,
}: Measuring): Promise<Figure[]> {
  const end = await startWork(server.runtime, connection);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await catchUp(client);
    await giveToFlow(server, client);
    const before = await measureLimit(connection, base, seconds);
    await turns(server, { seconds: 2, underWay: 200 });
    const rate = (await turns(server, { seconds, underWay: 200 })).perSecond;
    const limit = (before + (await measureLimit(connection, base, seconds))) / 2;
    const calm = await pacedTurns(server, { perSecond: rate / 3, seconds });
    const { within, words } = promise(300);
    const slept = await wakeSleepers(server, client);
    return [
      {
        name: 'flow turns, inbound to reply accepted',
        value: `${rate.toFixed(0)}/s`,
        target: `${(rate / limit).toFixed(2)} of the limit ${limit.toFixed(0)}/s (at least 0.3)`,
        met: rate / limit >= 0.3,
      },
      {
        name: `flow replies at a third of that, ${calm.count}`,
        value: ms(calm.p95),
        target: `p95 under ${words}`,
        met: calm.p95 < within,
      },
      slept,
    ];
  } finally {
    client.end().catch(() => undefined);
    await end();
  }
}

/** Counts what happened while no worker counted: in real use the dashboards' counters are never far behind. */
async function catchUp(client: pg.Client): Promise<void> {
  await eventually(async () => {
    const { rows } = await client.query(
      `select from account_sequences s left join event_cursors c
        on c.account_id = s.account_id and c.follower = 'reports'
        where c.sequence is null or c.sequence < s.last`,
    );
    return rows.length === 0;
  }, 300_000);
}

/**
 * Gives the number to a flow of a menu and its answer, over and over: each customer message is a turn with one reply.
 */
async function giveToFlow({ company }: BenchServer, client: pg.Client): Promise<void> {
  const { account_id } = company;
  const flow_id = await publishMenu(company);
  await client.query(`update conversations set is_manual = false where account_id = $1 and is_manual`, [
    account_id,
  ]);
  await client.query(
    `update conversations set chatbot_type = 'flow_chatbot', flow_id = $2
      where account_id = $1 and id = any(select md5('conversation-' || n)::uuid from generate_series(1, ${customers}) n)`,
    [account_id, flow_id],
  );
  await client.query('vacuum analyze conversations');
}

/** Publishes a menu and its answer, over and over; returns the flow's id. */
export async function publishMenu({ owner }: TestCompany): Promise<string> {
  const options = ['Preços', 'Prazo', 'Endereço'].map((label, place) => ({ id: `o${place}`, label }));
  const next = Object.fromEntries(options.map(({ id }) => [`option:${id}`, 'answer']));
  const document = drawing(
    node('menu', { settings: { text: 'Como ajudamos?', options }, next: { ...next, no_match: 'answer' } }),
    says('answer', 'Certo, {contato.nome}: {sistema.data}.', { next: 'end' }),
    node('end', { settings: { finish_conversation: false } }),
  );
  const { _id, revision } = await owner.call(calls.saveFlow, { name: 'Medição', document, revision: 0 });
  await owner.call(calls.publishFlow, { flow_id: _id, revision });
  return _id;
}

interface Turning {
  seconds: number;
  underWay: number;
}

/** Plays customers who write again as soon as they were answered. */
async function turns(server: BenchServer, { seconds, underWay }: Turning): Promise<{ perSecond: number }> {
  let done = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const line = async (_: unknown, place: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      await server.ask(1 + ((place + turn * underWay) % customers));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: underWay }, line));
  return { perSecond: done / ((performance.now() - start) / 1000) };
}

interface Pacing {
  perSecond: number;
  seconds: number;
}

async function pacedTurns(
  server: BenchServer,
  { perSecond, seconds }: Pacing,
): Promise<{ count: number; p95: number }> {
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const asked = performance.now();
      under.push(server.ask(1 + (sent % customers)).then(() => void took.push(performance.now() - asked)));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(under);
  return { count: took.length, p95: percentile(took, 0.95) };
}

/** Measures how late a run wakes that sleeps among thousands: it must speak on time although all the others exist. */
async function wakeSleepers({ company, runtime }: BenchServer, client: pg.Client): Promise<Figure> {
  const { account_id } = company;
  await client.query(
    `insert into flow_runs (account_id, id, conversation_id, contact_id, flow_id, version, state, wake_at, at_flow,
        at_node, started)
      select r.account_id, md5('sleeper-' || n)::uuid, md5('conversation-' || n)::uuid, md5('contact-' || n)::uuid, r.flow_id, r.version,
        jsonb_set(r.state, '{run_id}', to_jsonb(md5('sleeper-' || n)::uuid)), now() + interval '1 day', r.at_flow, r.at_node, now()
      from (select * from flow_runs where account_id = $1 and ending is null limit 1) r,
        generate_series(${customers + 1}, ${customers + sleepers}) n
      where exists (select from conversations c where c.account_id = $1 and c.id = md5('conversation-' || n)::uuid)`,
    [account_id],
  );
  const due = 500;
  const wake = new Date(runtime.clock.now().getTime() + 7000);
  const { rows: woken } = await client.query<{ id: string }>(
    `update flow_runs set wake_at = $2, state = jsonb_set(state, '{waiting,until}', to_jsonb($3::bigint))
      where account_id = $1 and id = any(select id from flow_runs
        where account_id = $1 and id in (${sleeping}) limit ${due}) returning id`,
    [account_id, wake, wake.getTime()],
  );
  const ids = woken.map(({ id }) => id);
  await eventually(async () => {
    const { rows } = await client.query<{ spoke: number }>(
      'select count(*)::int as spoke from flow_steps where account_id = $1 and run_id = any($2::uuid[])',
      [account_id, ids],
    );
    return (rows[0]?.spoke ?? 0) >= due;
  }, 60_000);
  // Until their steps can be read, not only until somebody looked at the clock for them.
  const late = runtime.clock.now().getTime() - wake.getTime();
  return {
    name: `${due} of 100 000 sleeping runs wake, the last after`,
    value: ms(late),
    target: 'under 2 s',
    met: late < 2000,
  };
}
