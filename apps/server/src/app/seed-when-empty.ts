import { sql } from '../platform/db/sql.ts';
import type { Runtime } from '../platform/area.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { Simulator } from './simulator.ts';

/** Creates the demo workspace when the database has no company yet. Processes that start together take turns. */
export async function seedWhenEmpty(runtime: Runtime, simulator: Simulator | null): Promise<void> {
  const known = await runtime.database.acrossAccounts.row(sql`select from accounts limit 1`);
  if (!known) await seedDemo(runtime, simulator);
}
