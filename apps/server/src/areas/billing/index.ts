import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind, bindPublic } from '../../platform/http/binding.ts';
import { handleJob } from '../../platform/jobs/handled-job.ts';
import { hourMs, minuteMs } from '../../platform/jobs/periodic.ts';
import { forgetOld } from './inbox/forget-old.ts';
import { mailIncidents } from './incidents/mail-incidents.ts';
import { registerBillingWebhook } from './inbox/webhook-route.ts';
import { inboxPump } from './inbox/work-off-inbox.ts';
import { getSignUpRules } from './queries/get-sign-up-rules.ts';
import { getSubscription, type CountUse } from './queries/get-subscription.ts';
import { billingPresenter } from './realtime.ts';
import { reconcileDue } from './reconcile/reconcile.ts';
import { endTrials, releaseClosed, type ReleaseNumbers } from './subscriptions/close-ended.ts';
import { handleRefresh, refreshSubscription } from './subscriptions/refresh-job.ts';
import { subscriptionsPump } from './subscriptions/subscriptions-pump.ts';

/**
 * Creates the area of subscriptions: what the provider says, and what it gives to companies. Later areas count what a
 * plan limits (`count`), and disconnect the numbers of a company that is closed (`releaseNumbers`).
 */
export function createBillingArea({
  count,
  releaseNumbers,
}: {
  count: CountUse;
  releaseNumbers: ReleaseNumbers;
}): Area {
  return {
    name: 'billing',
    bindings: [
      bind(calls.getSubscription, (context) => getSubscription(context, count)),
      bindPublic(calls.getSignUpRules, getSignUpRules),
    ],
    presenters: [billingPresenter],
    jobs: [handleJob(refreshSubscription, handleRefresh)],
    pumps: [inboxPump, subscriptionsPump],
    periodic: [
      { name: 'alerts of billing', everyMs: minuteMs / 2, run: mailIncidents },
      { name: 'reconciliation of billing', everyMs: 2 * minuteMs, run: reconcileDue },
      { name: 'ends of trials', everyMs: 10 * minuteMs, run: endTrials },
      {
        name: 'numbers of closed companies',
        everyMs: hourMs,
        run: (runtime) => releaseClosed(runtime, releaseNumbers),
      },
      { name: 'clean-up of billing', everyMs: 6 * hourMs, run: forgetOld },
    ],
    http: registerBillingWebhook,
  };
}
