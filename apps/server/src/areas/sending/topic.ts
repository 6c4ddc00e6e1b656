import type { Signals } from '../../platform/signals/signals.ts';

/** The signal that sends may be due; its payload is the company's id. */
export const sendsTopic = 'sends';

/** Has workers look at once for what is due. Called after the commit that planned or resumed it. */
export function wakeSending({ signals }: { signals: Signals }, account_id: string): void {
  signals.publish(sendsTopic, account_id);
}
