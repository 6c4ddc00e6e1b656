import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { whileOpen } from '../team/index.ts';
import { bind } from '../../platform/http/binding.ts';
import { retrySchedule } from './commands/retry-schedule.ts';
import { createSchedule, updateSchedule } from './commands/save-schedule.ts';
import { schedulingPolicy } from './policy.ts';
import { getScheduleDays } from './queries/get-schedule-days.ts';
import { listSchedules } from './queries/list-schedules.ts';
import { previewSchedule } from './queries/preview-schedule.ts';
import { schedulingPresenter } from './realtime.ts';

export { forgetInSchedules, moveSchedules, schedulesKnowOfContact } from './forget-person.ts';
export { dueOn } from './rules/due-on.ts';
export { scheduleSource } from './ledger/source.ts';

/** Messages and flows for one receiver at a moment that somebody chose; the ledger of sends sends them. */
export const schedulingArea: Area = {
  name: 'scheduling',
  bindings: [
    bind(calls.getScheduledMessages, listSchedules),
    bind(calls.getScheduleDays, getScheduleDays),
    bind(calls.createScheduledMessage, whileOpen(createSchedule)),
    bind(calls.updateScheduledMessage, updateSchedule),
    bind(calls.previewScheduledMessage, previewSchedule),
    bind(calls.retryScheduledMessage, whileOpen(retrySchedule)),
  ],
  policy: schedulingPolicy,
  presenters: [schedulingPresenter],
};
