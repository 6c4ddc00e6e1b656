import type { Signals } from '../../../platform/signals/signals.ts';

/** The name under which flows follow the events. */
export const flowsCursor = 'flows';
/** A company's bots have something to do that no event tells of; the payload is the company's id. */
export const flowsTopic = 'flows';
/** Something is to be asked of the outside. */
export const flowRequestsTopic = 'flow_requests';

/** Has the company's bots look at once. */
export function wakeFlows({ signals }: { signals: Signals }, account_id: string): void {
  signals.publish(flowsTopic, account_id);
}
