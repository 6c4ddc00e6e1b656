import type { Area } from '../../platform/area.ts';
import { startHourly } from '../../platform/jobs/hourly.ts';
import { cleanUp } from './clean-up.ts';
import { startLetterPump } from './mentions/letter-pump.ts';
import { flowPresenter } from './realtime.ts';
import { startRequestPump } from './requests/request-pump.ts';
import { registerWebhooks } from './requests/webhook-routes.ts';
import { followFlows } from './rounds/follow-flows.ts';
import { flowBindings } from './routes.ts';

export type { FlowEvents } from './events.ts';
export { flowsKnowOfContact } from './queries/know-of-contact.ts';
export { requireFlow } from './require-flow.ts';
export { flowRuns } from './rounds/restore-runs.ts';

/** Flow chatbots: how they are drawn and published, and the rounds in which they talk. */
export const flowsArea: Area = {
  name: 'flows',
  bindings: flowBindings,
  presenters: [flowPresenter],
  jobs: [],
  http: registerWebhooks,
  async work(runtime) {
    const ends = [
      startRequestPump(runtime),
      startLetterPump(runtime),
      await followFlows(runtime),
      await startHourly(runtime.log, 'clean-up of flows', () => cleanUp(runtime)),
    ];
    return async () => {
      for (const end of ends) await end();
    };
  },
};
