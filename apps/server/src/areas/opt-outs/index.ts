import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind } from '../../platform/http/binding.ts';
import { addOptOut } from './commands/add-opt-out.ts';
import { confirmOptOut } from './commands/confirm-opt-out.ts';
import { removeOptOut } from './commands/remove-opt-out.ts';
import { optOutFollower } from './hear-opt-outs.ts';
import { optOutPolicy } from './policy.ts';
import { listOptOuts } from './queries/list-opt-outs.ts';
import { optOutPresenter } from './realtime.ts';

export { optOutsKnowOfContact } from './queries/know-of-contact.ts';
export { moveOptOuts } from './list/move-opt-outs.ts';
export { suppressedAmong } from './list/suppressed-among.ts';
export { readOptOut, type OptOutReading } from './reading/read-opt-out.ts';

/** The suppression list: who asked to receive no more of what is sent without a person. */
export const optOutsArea: Area = {
  name: 'opt-outs',
  bindings: [
    bind(calls.getOptOuts, listOptOuts),
    bind(calls.addOptOut, addOptOut),
    bind(calls.confirmOptOut, confirmOptOut),
    bind(calls.removeOptOut, removeOptOut),
  ],
  policy: optOutPolicy,
  presenters: [optOutPresenter],
  followers: [optOutFollower],
};
