import type { FastifyInstance } from 'fastify';
import type { Policy } from './access/policy.ts';
import type { SealedColumn } from './crypto/secret-box.ts';
import type { Check } from './doctor/check.ts';
import type { Follower } from './events/follow.ts';
import type { Binding } from './http/binding.ts';
import type { HandledJob } from './jobs/handled-job.ts';
import type { Periodic } from './jobs/periodic.ts';
import type { PumpDefinition } from './jobs/pump.ts';
import type { LivePresenter } from './realtime/live.ts';
import type { Runtime } from './runtime.ts';
import type { NeededFiles } from './storage/sweep-files.ts';

export type { Runtime } from './runtime.ts';

/** What an area adds to the server; `app/areas.ts` lists them in order. */
export interface Area {
  name: string;
  bindings: readonly Binding[];
  /** Who has the abilities of this area (`<area>/constants.ts` of the contract). */
  policy?: Policy;
  presenters: readonly LivePresenter[];
  /** Background work; `app/start-work.ts` starts it in a worker process and stops it. */
  jobs?: readonly HandledJob[];
  periodic?: readonly Periodic[];
  pumps?: readonly PumpDefinition[];
  followers?: readonly Follower[];
  /** Adds addresses that are not calls, for programs outside. */
  http?(app: FastifyInstance, runtime: Runtime): void;
  /** Required of an area that stores files: a file that no area names is removed after a day. */
  neededFiles?: NeededFiles;
  /** Required of an area that seals values: `keys rotate` seals them again. */
  sealed?: readonly SealedColumn[];
  /** What has to hold of its rows in any installation; `doctor` proves it. */
  checks?: readonly Check[];
}
