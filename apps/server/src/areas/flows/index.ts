import type { Area } from '../../platform/area.ts';
import { flowPolicy } from './policy.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { cleanUp } from './clean-up.ts';
import { mailPump } from './mentions/mail-pump.ts';
import { flowPresenter } from './realtime.ts';
import { requestPump } from './requests/request-pump.ts';
import { registerWebhooks } from './requests/webhook-routes.ts';
import { flowsFollower } from './rounds/follow/follow-flows.ts';
import { flowBindings } from './routes.ts';
import { datePump } from './starts/date-pump.ts';

export { countFlows } from './commands/add-flow.ts';
export { flowToStart } from './commands/flow-to-start.ts';
export { flowsKnowOfContact } from './queries/know-of-contact.ts';
export { requireFlow } from './require-flow.ts';
export { flowRuns } from './rounds/restore-runs.ts';

/** Flow chatbots: drafts, publishing, and the rounds in which they talk. */
export const flowsArea: Area = {
  name: 'flows',
  bindings: flowBindings,
  policy: flowPolicy,
  presenters: [flowPresenter],
  pumps: [requestPump, mailPump, datePump],
  periodic: [{ name: 'clean-up of flows', everyMs: hourMs, run: cleanUp }],
  http: registerWebhooks,
  followers: [flowsFollower],
  sealed: [{ table: 'flow_secrets', column: 'sealed' }],
};
