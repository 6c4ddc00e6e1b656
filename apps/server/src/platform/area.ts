import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { Binding } from './http/binding.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { LivePresenter } from './realtime/live.ts';
import type { NeededFiles } from './storage/sweep-files.ts';
import type { Tools } from './tools.ts';

/** What a long-running part of an area gets. */
export interface Runtime extends Tools {
  database: Database;
}

/** What an area adds to the server; `app/areas.ts` lists them in order. */
export interface Area {
  name: string;
  bindings: readonly Binding[];
  presenters: readonly LivePresenter[];
  jobs: readonly JobDefinition<object>[];
  /** Adds addresses that are no calls, for programs outside. */
  http?(app: FastifyInstance, runtime: Runtime): void;
  /** Required of an area that stores files: those that no area names are swept after a day. */
  neededFiles?: NeededFiles;
  /** Starts the area's work in a worker process; the returned function ends it. */
  work?(runtime: Runtime): Promise<void | (() => Promise<void>)>;
}
