import type { FastifyInstance } from 'fastify';
import { sql } from '../platform/db/sql.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Disk } from '../platform/disk/disk.ts';
import { followerLag, type Lag } from '../platform/events/lag.ts';
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { followers } from './areas.ts';

interface Watched {
  database: Database;
  clock: Clock;
  disk: Disk;
  embedded: Pick<EmbeddedPostgres, 'isRestarting'> | null;
}

/** Why the product cannot work now; for programs (docs/operations.md). */
type Trouble = 'disk_full' | 'database_restarting' | 'database_unreachable';

/** One reading of the followers' lag serves all requests for this long. */
const lagServesMs = 5000;

/**
 * Registers `GET /health`: 200 with the followers' lag when the product can work, 503 with the reason when it cannot.
 */
export function registerHealth(app: FastifyInstance, watched: Watched): void {
  const lag = createLagReader(watched);
  app.get('/health', async (_request, reply) => {
    const [answers, room] = await Promise.all([databaseAnswers(watched.database), watched.disk.room()]);
    const trouble = troubleOf(watched, { answers, full: room === 'none' });
    if (trouble) return reply.status(503).send({ ready: false, reason: trouble });
    return { ready: true, ...(room === 'low' && { warning: 'disk_low' }), followers: await lag() };
  });
}

function createLagReader({ database, clock }: Watched): () => Promise<Record<string, Lag>> {
  let known: { lag: Promise<Record<string, Lag>>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (!known || now >= known.until) {
      const lag = followerLag(database.acrossAccounts, followers);
      known = { lag, until: now + lagServesMs };
      lag.catch(() => (known = null));
    }
    return known.lag;
  };
}

function troubleOf(
  { embedded }: Watched,
  { answers, full }: { answers: boolean; full: boolean },
): Trouble | null {
  if (full) return 'disk_full';
  if (answers) return null;
  return embedded?.isRestarting() ? 'database_restarting' : 'database_unreachable';
}

async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await database.acrossAccounts.row(sql`select 1 as ready`);
    return true;
  } catch {
    // Not swallowed: the reply says so, and the pool logs the lost connection.
    return false;
  }
}
