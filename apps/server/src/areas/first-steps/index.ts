import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind } from '../../platform/http/binding.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { firstStepsPolicy } from './policy.ts';
import { firstStepsPresenter } from './realtime.ts';

/** Leads a new company to its first answered message; what is done is read from what is there, never ticked. */
export const firstStepsArea: Area = {
  name: 'first-steps',
  bindings: [bind(calls.getFirstSteps, getFirstSteps), bind(calls.dismissFirstSteps, dismissFirstSteps)],
  policy: firstStepsPolicy,
  presenters: [firstStepsPresenter],
};
