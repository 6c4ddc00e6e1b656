import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../../platform/http/binding.ts';
import { beginSecondFactor } from '../commands/begin-second-factor.ts';
import { confirmSecondFactor } from '../commands/confirm-second-factor.ts';
import { endSecondFactor } from '../commands/end-second-factor.ts';
import { getSecondFactor } from '../queries/get-second-factor.ts';

/** The calls by which people set up their second factor. */
export const secondFactorBindings: readonly Binding[] = [
  bind(calls.getSecondFactor, getSecondFactor),
  bind(calls.beginSecondFactor, beginSecondFactor),
  bind(calls.confirmSecondFactor, confirmSecondFactor),
  bind(calls.endSecondFactor, endSecondFactor),
];
