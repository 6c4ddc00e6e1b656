import type { Log } from '../../../platform/log/log.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { FlowRow } from '../flow-rows.ts';
import type { RoundWrites } from './write/round-writes.ts';
import type { LoopGuard } from './follow/loop-guard.ts';
import type { HeardMessage, World } from './read/world.ts';

/** What is at hand while a company's conversations are gone through. */
export interface Round {
  account_id: string;
  world: World;
  /** In use, oldest first. */
  flows: readonly FlowRow[];
  in_use: ReadonlySet<string>;
  writes: RoundWrites;
  loopGuard: LoopGuard;
  ids: Ids;
  log: Log;
  /** Where the outside answers a run. */
  addressOf(run_id: string): string;
  linkOf(message: HeardMessage): string | null;
}
