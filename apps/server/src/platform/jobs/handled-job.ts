import type { Runtime } from '../runtime.ts';
import type { JobDefinition, JobPayload } from './jobs.ts';

/** A kind of job with the function that a worker runs for it. */
export interface HandledJob<Payload extends JobPayload = JobPayload> {
  definition: JobDefinition<Payload>;
  handle(runtime: Runtime, payload: Payload): Promise<void>;
}

/** Types the handler of a job by the job's payload. */
export function handleJob<Payload extends JobPayload>(
  definition: JobDefinition<Payload>,
  handle: HandledJob<Payload>['handle'],
): HandledJob {
  return { definition, handle } satisfies HandledJob<Payload>;
}
