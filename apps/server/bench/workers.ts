import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from '../src/testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../src/testing/server-process.ts';
import { fillBase, type Base } from './base.ts';
import { startBenchServer, type BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { publishMenu } from './flows.ts';
import { secondsOf } from './idle/cpu-time.ts';
import { familyOf } from './idle/processes.ts';
import { measureLimit } from './limit.ts';

const companies = 100;
const customers = 90;
/** How often each customer's message waits: fewer than a bot answers in a minute before it is taken for a loop. */
const repeats = 25;
/** One worker and two are measured so often, in turns, because the machine varies. */
const turns = 2;
const promised = 1.7;
/** A slowed worker runs for so long, and is stopped for so long, in milliseconds. */
const [runMs, stopMs] = [25, 75];

interface Measuring {
  connection: pg.ClientConfig;
  /** The data folder of the PostgreSQL. */
  folder: string;
  seconds: number;
}

interface Compared {
  one: Run;
  two: Run;
}

/**
 * Measures the turns of bots that one and two worker processes play per second, while messages wait in all companies.
 * Nothing else runs: what the bots say stays in the outbox. They are measured at full speed, where the cores of the
 * machine are the limit, and slowed, so that there are cores for the second.
 */
export async function workerFigures(measuring: Measuring): Promise<Figure[]> {
  const { connection, seconds } = measuring;
  const client = new pg.Client(connection);
  await client.connect();
  const { base, account_ids } = await fillCompanies(connection, client);
  const place = await openPlace({ connection });
  const compare = async (isSlowed: boolean): Promise<Compared> => {
    const measure = (workers: number) =>
      runWorkers({ ...measuring, client, account_ids, place, workers, isSlowed });
    return { one: await measure(1), two: await measure(2) };
  };
  const limits: number[] = [];
  const [full, slowed]: [Compared[], Compared[]] = [[], []];
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      limits.push(await measureLimit(connection, base, seconds / 2));
      full.push(await compare(false));
      slowed.push(await compare(true));
    }
  } finally {
    await place.dispose();
    await client.end();
  }
  return figuresOf(meanOf(full), meanOf(slowed), limits.reduce((sum, one) => sum + one, 0) / turns);
}

interface Running extends Measuring {
  client: pg.Client;
  /** The companies whose bots are measured. */
  account_ids: readonly string[];
  place: Place;
  workers: number;
  isSlowed: boolean;
}

/** Starts so many workers on a fresh backlog, measures them, and ends them. */
async function runWorkers({
  client,
  account_ids,
  place,
  workers,
  isSlowed,
  ...measuring
}: Running): Promise<Run> {
  await addBacklog(client, account_ids);
  const started = await Promise.all(Array.from({ length: workers }, () => place.start('worker')));
  const slowing = new AbortController();
  const slowed = isSlowed
    ? started.map((worker, place) => slow(worker, { place, signal: slowing.signal }))
    : [];
  const run = await measureTurns(client, { ...measuring, pids: started.map(({ pid }) => pid) });
  slowing.abort();
  await Promise.all(slowed);
  await Promise.all(started.map((worker) => worker.terminate()));
  return run;
}

interface Slowing {
  place: number;
  signal: AbortSignal;
}

/** Stops and continues a worker until the signal, as if its processor were slower; the second not with the first. */
async function slow(worker: ServerProcess, { place, signal }: Slowing): Promise<void> {
  await pause((place * (runMs + stopMs)) / 2);
  while (!signal.aborted) {
    worker.freeze();
    await pause(stopMs);
    worker.thaw();
    await pause(runMs);
  }
}

/** What was measured of some workers. */
interface Run {
  perSecond: number;
  /** Cores in use: by the workers, by PostgreSQL, and by everything on the machine. */
  workers: number;
  database: number;
  machine: number;
}

/** Opens companies whose bots have a customer's message each, and a base for the machine's limit. */
async function fillCompanies(
  connection: pg.ClientConfig,
  client: pg.Client,
): Promise<{ base: Base; account_ids: string[] }> {
  process.stdout.write(`workers: ${companies} companies with ${customers} customers each …\n`);
  const server = await startBenchServer(connection);
  const { account_id, department: department_id } = server.company;
  const size = { contacts: 5000, messages: 5000 };
  const base = await fillBase(client, { account_id, channel_id: server.channel_id, department_id, size });
  const account_ids: string[] = [];
  for (let n = 0; n < companies; n += 1) account_ids.push(await openBotCompany(server, client));
  await server.stop();
  // Nobody connects them now, and the bots of a number that is not connected wait.
  await client.query(`update channels set status = 'open'`);
  return { base, account_ids };
}

/** Opens one of them; returns its id. */
async function openBotCompany(server: BenchServer, client: pg.Client): Promise<string> {
  const { company, receive } = await server.openCompany();
  const flow_id = await publishMenu(company);
  await client.query(`update channels set redirect = 'flow_chatbot', flow_id = $2 where account_id = $1`, [
    company.account_id,
    flow_id,
  ]);
  await Promise.all(Array.from({ length: customers }, (_, customer) => receive(customer)));
  return company.account_id;
}

/**
 * Has every customer's message wait again for the bots, as if it had just come, and for nobody else; what an earlier run
 * left is skipped. Whatever else waited would be done in one of the runs and missing in the next.
 */
async function addBacklog(client: pg.Client, account_ids: readonly string[]): Promise<void> {
  // A bot that is taken for a loop, because it answered two runs' messages at once, hands over to people.
  await skipWaiting(client, 'flows');
  await client.query(
    `update conversations set is_manual = false where is_manual and chatbot_type = 'flow_chatbot'`,
  );
  await client.query(
    `with waiting as (
        select s.account_id, s.last + row_number() over (partition by s.account_id order by turn, m.position, m.id) as sequence,
          jsonb_build_object('conversation_id', m.conversation_id, 'message_id', m.id, 'origin', 'customer') as payload
        from account_sequences s
        join event_cursors c on c.account_id = s.account_id and c.follower = 'flows'
        join messages m on m.account_id = s.account_id and m.origin = 'customer'
        cross join generate_series(1, ${repeats}) turn
        where s.account_id = any($1::bigint[])
      ), recorded as (
        insert into domain_events (account_id, sequence, type, payload)
        select account_id, sequence, 'message.created', payload from waiting returning account_id, sequence
      )
      update account_sequences s set last = newest.sequence
      from (select account_id, max(sequence) as sequence from recorded group by account_id) newest
      where newest.account_id = s.account_id`,
    [account_ids],
  );
  const { rows } = await client.query<{ follower: string }>(
    `select distinct follower from event_cursors where follower <> 'flows'`,
  );
  for (const { follower } of rows) await skipWaiting(client, follower);
  await client.query('vacuum (analyze)');
}

/** Moves a follower past everything that waits for it. */
async function skipWaiting(client: pg.Client, follower: string): Promise<void> {
  await client.query(
    `update event_cursors c set sequence = s.last from account_sequences s
      where s.account_id = c.account_id and c.follower = $1`,
    [follower],
  );
}

interface Watching {
  folder: string;
  seconds: number;
  pids: readonly number[];
}

async function measureTurns(client: pg.Client, { folder, seconds, pids }: Watching): Promise<Run> {
  const played = async () => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from flow_steps');
    return rows[0]?.count ?? 0;
  };
  const at = async () => ({
    turns: await played(),
    time: performance.now() / 1000,
    workers: secondsOf(pids),
    database: secondsOf(familyOf(folder)),
    machine: busySeconds(),
  });
  const first = await played();
  await eventually(async () => (await played()) > first + companies);
  await pause(1000); // every worker is at it
  const before = await at();
  await pause(seconds * 1000);
  const after = await at();
  const took = after.time - before.time;
  return {
    perSecond: (after.turns - before.turns) / took,
    workers: (after.workers - before.workers) / took,
    database: (after.database - before.database) / took,
    machine: (after.machine - before.machine) / took,
  };
}

/** Returns the processor time that everything on this machine used so far. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

function meanOf(compared: readonly Compared[]): Compared {
  return { one: mean(compared.map(({ one }) => one)), two: mean(compared.map(({ two }) => two)) };
}

function mean(runs: readonly Run[]): Run {
  const of = (value: (run: Run) => number) => runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  return {
    perSecond: of(({ perSecond }) => perSecond),
    workers: of(({ workers }) => workers),
    database: of(({ database }) => database),
    machine: of(({ machine }) => machine),
  };
}

function figuresOf(full: Compared, slowed: Compared, limit: number): Figure[] {
  const ratio = ({ one, two }: Compared) => two.perSecond / one.perSecond;
  const each = ({ workers, database, perSecond }: Run) => ((workers + database) / perSecond) * 1000;
  return [
    {
      name: 'flow turns of waiting messages, one worker',
      value: `${full.one.perSecond.toFixed(0)}/s`,
      target: `${(full.one.perSecond / limit).toFixed(2)} of the limit ${limit.toFixed(0)}/s; ${used(full.one)}`,
      met: null,
    },
    {
      name: 'two workers',
      value: `${full.two.perSecond.toFixed(0)}/s`,
      target: `${ratio(full).toFixed(2)} times one, the cores allow ${possible(full.one).toFixed(2)}; ${used(full.two)}`,
      met: null,
    },
    {
      name: 'one worker, slowed to a quarter',
      value: `${slowed.one.perSecond.toFixed(0)}/s`,
      target: `the cores allow a second ${possible(slowed.one).toFixed(2)} times; ${used(slowed.one)}`,
      met: null,
    },
    {
      name: 'two workers, slowed to a quarter',
      value: `${slowed.two.perSecond.toFixed(0)}/s`,
      target: `${ratio(slowed).toFixed(2)} times one (at least ${promised}); ${used(slowed.two)}`,
      met: ratio(slowed) >= promised,
    },
    {
      // At full speed no core is free: the threads of a core share its caches, and the same work takes longer.
      name: 'processor time of a turn, with one and with two, slowed',
      value: `${each(slowed.one).toFixed(3)}, ${each(slowed.two).toFixed(3)} ms`,
      target: `with two at most 1.25 times that with one; at full speed ${each(full.one).toFixed(3)}, ${each(full.two).toFixed(3)} ms`,
      met: each(slowed.two) <= each(slowed.one) * 1.25,
    },
  ];
}

/** Returns how many times as much a second worker can do at most, on the cores that the first leaves. */
function possible({ machine }: Run): number {
  return Math.min(2, availableParallelism() / machine);
}

function used({ workers, database, machine }: Run): string {
  const [ours, theirs, all] = [workers, database, machine].map((cores) => cores.toFixed(2));
  return `${ours} cores workers, ${theirs} database, ${all} of ${availableParallelism()} in all`;
}
