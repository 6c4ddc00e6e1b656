import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { calls } from '@prosa/contract';
import { startWork } from '../../src/app/start-work.ts';
import { hostileSheets } from '../../src/testing/sheets/hostile-sheets.ts';
import { refusalOfSheet } from '../../src/testing/sheets/refusal-of-sheet.ts';
import { sendSheet } from '../../src/testing/sheets/send-sheet.ts';
import { audienceFigures } from './audiences.ts';
import type { BenchServer } from '../bench-server.ts';
import { reached } from './reached.ts';
import { percentile, type Figure } from '../figures.ts';
import type { PromiseOfTime } from '../promise.ts';

const rows = 100_000;
const probeEveryMs = 100;

/** Measures an import of 100 000 rows from the file to the last contact, the desk's speed meanwhile, and refusals. */
export async function importFigures(
  server: BenchServer,
  { connection, promise }: { connection: pg.ClientConfig; promise: PromiseOfTime },
): Promise<Figure[]> {
  const endWork = await startWork(server.runtime, connection);
  const contacts = await hugeImport(server, promise);
  const figures = [...contacts, ...(await audienceFigures(server, promise)), ...(await refusals(server))];
  await endWork();
  return figures;
}

async function hugeImport(server: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  const lines = Array.from(
    { length: rows },
    (_, place) => `554299${String(place).padStart(7, '0')};Pessoa ${place};Feira;Cidade ${place % 50}`,
  );
  const probe = startProbe(server);
  const start = performance.now();
  const sheet = Buffer.from(`telefone;nome;tags;cidade\n${lines.join('\n')}`);
  const import_id = await sendSheet(server.url, server.company.owner, sheet);
  await reached(server, import_id, 'ready');
  const analysed = performance.now();
  await server.company.owner.call(calls.importContacts, { people: import_id });
  const { counts } = await reached(server, import_id, 'done');
  const end = performance.now();
  const p95 = percentile(await probe.stop(), 0.95);
  const seconds = (end - start) / 1000;
  const [all, meanwhile] = [promise(20_000), promise(250)];
  return [
    {
      name: `import of ${rows} rows with a tag and a variable`,
      value: `${seconds.toFixed(1)} s`,
      target: `under ${all.words}; ${((analysed - start) / 1000).toFixed(1)} s of it reading; ${counts.created} came`,
      met: seconds * 1000 < all.within && counts.created === rows,
    },
    {
      name: 'list of conversations meanwhile',
      value: `${p95.toFixed(0)} ms`,
      target: `p95 under ${meanwhile.words}`,
      met: p95 < meanwhile.within,
    },
  ];
}

/** Asks for the desk's list again and again, as a person at work would. */
function startProbe({ company }: BenchServer) {
  const samples: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await company.owner.call(calls.getDeskConversations, { filter: {} });
      samples.push(performance.now() - start);
      await pause(probeEveryMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return samples;
    },
  };
}

/** Measures the slowest of the hostile files, and the most memory one of them took. */
async function refusals({ url, company }: BenchServer): Promise<Figure[]> {
  const found = [];
  for (const { name, bytes } of hostileSheets()) {
    global.gc?.();
    const watch = watchMemory();
    const start = performance.now();
    const refusal = await refusalOfSheet(url, company.owner, bytes);
    const took = performance.now() - start;
    found.push({ name, took, memory: await watch.stop(), isRefused: refusal !== null });
  }
  const slowest = found.reduce((worst, one) => (one.took > worst.took ? one : worst));
  const hungriest = found.reduce((worst, one) => (one.memory > worst.memory ? one : worst));
  const areRefused = found.every(({ isRefused }) => isRefused);
  return [
    {
      name: `${found.length} hostile files, slowest refusal (${slowest.name})`,
      value: `${(slowest.took / 1000).toFixed(1)} s`,
      target: 'under 5 s, all refused',
      met: areRefused && slowest.took < 5000,
    },
    {
      name: `hostile files, most extra memory (${hungriest.name})`,
      value: `${hungriest.memory.toFixed(0)} MB`,
      target: 'under 256 MB',
      met: hungriest.memory < 256,
    },
  ];
}

/** Records how many megabytes more than at the start this process has used at most. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let most = before;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, process.memoryUsage.rss());
      await pause(5);
      await breathe();
    }
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      return (most - before) / 1024 / 1024;
    },
  };
}
