import type { schedulingCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { contactOf } from '../../../testing/contract/rows-of.ts';

const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const time = { day: soon, time: '10:00' };

/** Valid inputs of the calls of this area. */
export const schedulingInputs = {
  getScheduledMessages: async (scope) => [{ page: 1, limit: 10, query: '', contact: await contactOf(scope) }],
  getScheduleDays: async () => [{ month: '2026-12' }],
  createScheduledMessage: async (scope) => [
    {
      chip: scope.channel._id,
      contact: await contactOf(scope),
      message: 'Oi',
      media: await scope.media(),
      opens_for_me: true,
      repeats: { every: 'week', interval: 2, weekdays: [1, 3], until: null },
      ...time,
    },
    {
      chip: scope.channel._id,
      to: '41998765432',
      country: '55',
      type: 'flow',
      flow: await scope.flow(),
      ...time,
    },
  ],
  updateScheduledMessage: async (scope) => [
    {
      _id: await scope.schedule(),
      chip: scope.channel._id,
      contact: await contactOf(scope),
      message: 'Oi',
      media: await scope.media(),
      ...time,
    },
    {
      _id: await scope.schedule(),
      chip: scope.channel._id,
      to: '5541998765432',
      type: 'flow',
      flow: await scope.flow(),
      ...time,
    },
  ],
  previewScheduledMessage: async (scope) => [
    { chip: scope.channel._id, contact: await contactOf(scope), message: 'Oi, {nome}', ...time },
  ],
  retryScheduledMessage: async ({ failedSchedule }) => [{ _id: await failedSchedule() }],
} satisfies InputsOf<typeof schedulingCalls>;
