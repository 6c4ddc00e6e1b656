import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../src/platform/log/log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts';
import { connectAgents } from './sockets/agents.ts';
import { autoTagFigure } from './auto-tags.ts';
import { fillBase, spreadActivity, type Base } from './base.ts';
import { startBenchServer, type BenchServer } from './bench-server.ts';
import { firstLoads, initialScript } from './bundle.ts';
import { asSuperuser, costFigures } from './cost.ts';
import { dashboardFigures, providerFigures } from './dashboard.ts';
import { engineFigure } from './engine.ts';
import { ms, printFigures, type Figure } from './figures.ts';
import { flowFigures } from './flows.ts';
import { httpFigures, listsByWaiting, messageSearches, usualReads, type Asked } from './http-figures.ts';
import { idleFigures } from './idle/idle-cores.ts';
import { measureIdleMemory } from './idle/idle-memory.ts';
import { importFigures } from './imports/contact-imports.ts';
import { measureInbound, paceInbound } from './inbound.ts';
import { measureLimit } from './limit.ts';
import { neighbourFigures } from './neighbours.ts';
import { promisesFor, type Promised, type PromiseOfTime } from './promise.ts';
import { workerFigures } from './workers.ts';

const size = {
  contacts: Number(process.env.BENCH_CONTACTS ?? 100_000),
  messages: Number(process.env.BENCH_MESSAGES ?? 1_000_000),
};
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** Names of parts, separated by commas; all parts when none is given. */
const only = process.argv[2]?.split(',');
const wanted = (name: string) => !only || only.includes(name);

/** Runs every measurement in one go, so that ratios compare like with like, and prints the results. */
async function main(): Promise<void> {
  // Before there is a database: it would soon keep one of two cores busy with cleaning up what was written.
  const alone: Parts = {
    autotag: async () => [autoTagFigure()],
    engine: async () => [await engineFigure()],
    bundle: async () => bundleFigures(),
  };
  await runParts(alone);
  const folder = await mkdtemp(join(tmpdir(), 'prosa-bench-pg-'));
  await chmod(folder, 0o755);
  const postgres = await startCounting(folder);
  try {
    if (onBase.some(wanted)) await measureOnBase(postgres.connection);
    if (wanted('neighbours')) printFigures(await neighbourFigures(postgres.connection));
    if (wanted('workers'))
      printFigures(await workerFigures({ connection: postgres.connection, folder, seconds }));
    if (wanted('sending')) {
      const { sendingFigures } = await import('./sending.ts');
      printFigures(await sendingFigures({ connection: postgres.connection, seconds }));
    }
    if (wanted('idle')) printFigures(await idleFigures({ connection: postgres.connection, folder }));
    await postgres.stop();
    if (wanted('memory')) printFigures([await memoryFigure()]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the database; where costs are measured, it counts statements. */
async function startCounting(dataDir: string): Promise<EmbeddedPostgres> {
  const start = () => startEmbeddedPostgres({ dataDir, log: createLog('error') });
  const postgres = await start();
  if (!wanted('cost')) return postgres;
  const client = new pg.Client(asSuperuser(postgres.connection));
  await client.connect();
  await client.query('create extension pg_stat_statements');
  await client.query('alter system set shared_preload_libraries = pg_stat_statements');
  // Begin and commit travel in the trip of another statement, as the settings do.
  await client.query('alter system set pg_stat_statements.track_utility = off');
  await client.end();
  await postgres.stop();
  return start();
}

/** Parts whose figures are about a large company. Those that change the base come last. */
const onBase = [
  'cost',
  'inbound',
  'web',
  'http',
  'waiting',
  'search',
  'dashboard',
  'provider',
  'webhooks',
  'sockets',
  'import',
  'flows',
] as const;

async function measureOnBase(connection: pg.ClientConfig): Promise<void> {
  // It brings the driver and Baileys along, which the other parts are measured without.
  const web = wanted('web') ? await import('./web.ts') : null;
  const fake = await web?.startFakeWhatsApp();
  const webhooks = wanted('webhooks') ? await import('./webhooks/webhooks.ts') : null;
  const guru = (await webhooks?.startRemoteGuru()) ?? null;
  const server = await startBenchServer(connection, {
    whatsappSocketUrl: fake?.url ?? null,
    guru: guru?.settings ?? null,
  });
  const base = await makeBase(server, connection);
  const limit = await measureLimit(connection, base, seconds);
  const promise = promisesFor(limit);
  printFigures([limitFigure(limit)]);
  // Others use the machine too: what it can do now counts as much as what it could do at the beginning.
  const promisesNow = async () =>
    promisesFor((limit + (await measureLimit(connection, base, seconds / 4))) / 2);
  const reads = (asked: readonly Asked[]) => httpFigures(server, asked, promisesNow);
  // Each part's figures are printed as soon as they are known: the whole takes a while.
  const parts: Record<(typeof onBase)[number], Part> = {
    cost: () =>
      costFigures({ server, connection, seconds, limit: () => measureLimit(connection, base, seconds / 4) }),
    inbound: () => inboundFigures({ server, base, connection, limit, promise }),
    web: async () =>
      web && fake
        ? web.webFigures({
            server,
            fake,
            connection,
            limit: () => measureLimit(connection, base, seconds / 4),
          })
        : [],
    http: () => reads(usualReads(base, size)),
    waiting: () => reads(listsByWaiting(base)),
    search: () => reads(messageSearches(size)),
    dashboard: () => dashboardFigures(server, promise),
    provider: () => providerFigures(server, promise),
    webhooks: async () =>
      webhooks && guru ? webhooks.webhookFigures({ server, guru, connection, promise }) : [],
    sockets: () => crowdFigures(server, promise),
    import: () => importFigures(server, { connection, promise }),
    flows: () => flowFigures({ server, base, connection, seconds, promise }),
  };
  await runParts(parts, () => tidy(connection, base));
  await server.stop();
}

type Part = () => Promise<Figure[]>;
type Parts = Record<string, Part>;

async function runParts(parts: Parts, before?: () => Promise<void>): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (!wanted(name)) continue;
    await before?.();
    printFigures(await measure());
  }
}

/** Cleans up after the part before; otherwise that would happen during the next one, and be counted there. */
async function tidy(connection: pg.ClientConfig, base: Base): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await spreadActivity(client, base);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint').catch(() => undefined); // a role without that right can still measure
  await client.end();
}

async function crowdFigures(server: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  const crowds: Crowd[] = [
    { sockets: 50, perSecond: 100, promised: promise(100) },
    { sockets: 200, perSecond: 200, promised: promise(250) },
    { sockets: 500, perSecond: 200, promised: promise(300) },
  ];
  const figures: Figure[] = [];
  for (const crowd of crowds) figures.push(await socketFigure(server, crowd));
  return figures;
}

function limitFigure(limit: number): Figure {
  const name = "the machine's limit (PostgreSQL alone, 8 clients)";
  return {
    name,
    value: `${limit.toFixed(0)}/s`,
    target: 'promises of time are given for 2 000/s',
    met: null,
  };
}

async function makeBase(server: BenchServer, connection: pg.ClientConfig): Promise<Base> {
  const client = new pg.Client(connection);
  await client.connect();
  process.stdout.write(`base: ${size.contacts} contacts and conversations, ${size.messages} messages …\n`);
  const { account_id, department: department_id } = server.company;
  const base = await fillBase(client, { account_id, channel_id: server.channel_id, department_id, size });
  await client.end();
  return base;
}

interface Inbound {
  server: BenchServer;
  base: Base;
  connection: pg.ClientConfig;
  /** Measured before. */
  limit: number;
  promise: PromiseOfTime;
}

async function inboundFigures({
  server,
  base,
  connection,
  limit: before,
  promise,
}: Inbound): Promise<Figure[]> {
  const agents = await connectAgents({ url: server.url, tokens: [server.company.owner.token] });
  await measureInbound(server, 2);
  const rate = await measureInbound(server, seconds);
  const limit = (before + (await measureLimit(connection, base, seconds))) / 2;
  await agents.reset();
  const sent = await paceInbound(server, { perSecond: rate / 3, seconds });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const heard = await agents.report();
  agents.close();
  const ratio = rate / limit;
  const promised = promise(100);
  return [
    {
      name: 'inbound, driver port to commit and live event',
      value: `${rate.toFixed(0)}/s`,
      target: `${ratio.toFixed(2)} of the limit (at least 0.5)`,
      met: ratio >= 0.5,
    },
    {
      name: `inbound to browser at a third of that, ${sent} messages`,
      value: ms(heard.p95),
      target: `p95 under ${promised.words}; ${heard.received} arrived`,
      met: heard.p95 < promised.within && heard.received === sent,
    },
  ];
}

interface Crowd {
  sockets: number;
  perSecond: number;
  promised: Promised;
}

/** Measures how long a message takes to reach every socket of a crowd that may all see it. */
async function socketFigure(server: BenchServer, { sockets, perSecond, promised }: Crowd): Promise<Figure> {
  const tokens = Array.from({ length: sockets }, () => server.company.owner.token);
  const agents = await connectAgents({ url: server.url, tokens });
  const sent = await paceInbound(server, { perSecond, seconds });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const heard = await agents.report();
  agents.close();
  return {
    name: `${sockets} agents at ${perSecond} messages a second`,
    value: ms(heard.p95),
    target: `p95 under ${promised.words}; ${heard.received} of ${sent * sockets} events arrived`,
    met: heard.p95 < promised.within && heard.received === sent * sockets,
  };
}

function bundleFigures(): Figure[] {
  return firstLoads.map(({ route, parts, limit }) => {
    const bytes = initialScript(parts);
    const value = bytes === null ? 'not built' : `${(bytes / 1000).toFixed(1)} kB`;
    return {
      name: `initial JavaScript of ${route}, gzip`,
      value,
      target: `under ${limit / 1000} kB`,
      met: bytes !== null && bytes < limit,
    };
  });
}

async function memoryFigure(): Promise<Figure> {
  const megabytes = await measureIdleMemory(join(import.meta.dirname, '../dist/main.js'));
  return {
    name: 'idle memory, server and database',
    value: `${megabytes.toFixed(0)} MB`,
    target: 'under 300 MB',
    met: megabytes < 300,
  };
}

await main();
