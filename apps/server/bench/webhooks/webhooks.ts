import type pg from 'pg';
import { startWork } from '../../src/app/start-work.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { eventually } from '../../src/testing/eventually.ts';
import type { BenchServer } from '../bench-server.ts';
import { ms, percentile, type Figure } from '../figures.ts';
import type { PromiseOfTime } from '../promise.ts';
import type { RemoteGuru } from './remote-guru.ts';

export { startRemoteGuru } from './remote-guru.ts';

/** Acceptance case 19 of the provider's reference: so many webhooks within ten seconds. Each buyer causes two. */
const load = { buyers: 250, perSecond: 50 };
const warmUp = { buyers: 50, perSecond: 50 };
/** Nothing has to be done about it but keeping it. */
const ofOthers = { product: 'curso' };
const maxAnswerMs = 2000;
/** What is left of three minutes when two deliveries, a minute apart, were lost. */
const maxAccessMs = 60_000;

interface Measuring {
  server: BenchServer;
  guru: RemoteGuru;
  connection: pg.ClientConfig;
  promise: PromiseOfTime;
}

/**
 * Measures how webhooks are answered: first alone, as other parts measure calls, then while buyers are given their
 * company, first password and mail behind, after a question to the provider for each.
 */
export async function webhookFigures({ server, guru, connection, promise }: Measuring): Promise<Figure[]> {
  const hook = `${server.url}/webhooks/guru`;
  await guru.sell({ hook, ...warmUp, ...ofOthers });
  const alone = await guru.sell({ hook, ...load, ...ofOthers });
  const endWork = await startWork(server.runtime, connection);
  try {
    const buying = await guru.sell({ hook, ...load });
    const sent = performance.now();
    await everybodyIn(server);
    return [answeredFigure(alone, promise), ...buyingFigures(buying, performance.now() - sent, promise)];
  } finally {
    await endWork();
    guru.close();
  }
}

/** Waits until all buyers have their company. */
async function everybodyIn({ runtime }: BenchServer): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const isIn = sql`ref not like 'bench-%' and access_released_at is not null and mail_due = ''`;
  await eventually(async () => {
    const row = await db.row<{ count: number }>(
      sql`select count(*)::int as count from subscriptions where ${isIn}`,
    );
    return row?.count === load.buyers;
  }, 180_000);
}

type Answers = Awaited<ReturnType<RemoteGuru['sell']>>;

const acceptedOf = (answers: Answers) => answers.filter(({ status }) => status === 200).length;
const timesOf = (answers: Answers) => answers.map(({ took }) => took);

function answeredFigure(answers: Answers, promise: PromiseOfTime): Figure {
  const p95 = percentile(timesOf(answers), 0.95);
  const { within, words } = promise(20);
  const accepted = acceptedOf(answers);
  return {
    name: `webhooks answered, ${load.perSecond} a second`,
    value: ms(p95),
    target: `p95 under ${words}; ${accepted} of ${answers.length} kept`,
    met: p95 < within && accepted === answers.length,
  };
}

function buyingFigures(answers: Answers, lastMs: number, promise: PromiseOfTime): Figure[] {
  const slowest = Math.max(...timesOf(answers));
  const accepted = acceptedOf(answers);
  const access = promise(maxAccessMs);
  return [
    {
      name: `${answers.length} webhooks of ${load.buyers} buyers in 10 s, the slowest`,
      value: ms(slowest),
      target: `each under ${maxAnswerMs} ms; ${accepted} of ${answers.length} kept`,
      met: slowest < maxAnswerMs && accepted === answers.length,
    },
    {
      name: 'the last of these buyers has access, after the last webhook',
      value: ms(lastMs),
      target: `under ${access.words}`,
      met: lastMs < access.within,
    },
  ];
}
