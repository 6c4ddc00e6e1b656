import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind } from '../../platform/http/binding.ts';
import { resumeSending } from './commands/resume-sending.ts';
import { updateSendingSettings } from './commands/update-settings.ts';
import { createSendFollower } from './follow/follow-sends.ts';
import { markCancelled } from './ledger/mark-cancelled.ts';
import { sendingPolicy } from './policy.ts';
import { createSendPump } from './pump/send-pump.ts';
import { getSendingNumbers } from './queries/get-numbers.ts';
import { getSendingSettings } from './queries/get-settings.ts';
import { sendingPresenter } from './realtime.ts';
import type { Around } from './source.ts';

export { forgetSends, moveMoments, type MovedSend } from './ledger/adjust-sends.ts';
export {
  cancelSends,
  cancelSource,
  holdSends,
  rescheduleSends,
  resumeSends,
  retrySends,
} from './ledger/change-sends.ts';
export { forgetSendsTo } from './ledger/forget-phones.ts';
export { moveSends } from './ledger/move-sends.ts';
export { planSends, type Plan, type PlannedSend } from './ledger/plan-sends.ts';
export {
  countSends,
  countSendsInTurns,
  listSends,
  nextSends,
  noSends,
  readProgress,
  type SendRow,
  type SourceProgress,
} from './ledger/read-sends.ts';
export { sendId } from './ledger/send-id.ts';
export { readForecast } from './queries/read-forecast.ts';
export { sendsKnowOfContact } from './queries/know-of-contact.ts';
export { type Forecast } from './rules/forecast.ts';
export { nextOpening, type Window } from './rules/window.ts';
export { paceOf, type Pace } from './rules/pace.ts';
export { defineSource, type Composed, type DueSend, type SendSource, type SourceKey } from './source.ts';
export { wakeSending } from './topic.ts';
export { fillText, gapsIn, type Reader } from './words/fill-text.ts';
export { readerOf } from './words/reader-of.ts';

/**
 * Creates the area of everything that is sent without a person typing it: the ledger, the pump, and the rules at the
 * moment of sending. Campaigns, schedules and follow-ups are sources, each of an area of its own.
 */
export function createSendingArea(around: Around): Area {
  return {
    name: 'sending',
    bindings: [
      bind(calls.getSendingSettings, getSendingSettings),
      bind(calls.updateSendingSettings, updateSendingSettings),
      bind(calls.getSendingNumbers, getSendingNumbers),
      bind(calls.resumeSending, (context, input) => resumeSending(context, input, around.sources)),
    ],
    policy: sendingPolicy,
    presenters: [sendingPresenter],
    pumps: [createSendPump(around)],
    periodic: [{ name: 'marks of cancelled sends', everyMs: 10_000, run: markCancelled }],
    followers: [createSendFollower(around.sources)],
  };
}
