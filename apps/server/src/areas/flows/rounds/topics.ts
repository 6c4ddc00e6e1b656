import type { Signals } from '../../../platform/signals/signals.ts';

/** The name under which flows follow the events. */
export const flowsCursor = 'flows';
/** Published when a company's bots have something to do that is no event; the payload is the company's id. */
export const flowsTopic = 'flows';
/** Published when requests to other systems wait to be made. */
export const flowRequestsTopic = 'flow_requests';

/** Wakes the company's bots, so that they look at once. */
export function wakeFlows({ signals }: { signals: Signals }, account_id: string): void {
  signals.publish(flowsTopic, account_id);
}
