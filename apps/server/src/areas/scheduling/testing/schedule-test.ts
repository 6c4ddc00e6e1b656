import { calls, type CallInput } from '@prosa/contract';
import { serverTest } from '../../../testing/server-test.ts';
import { openScheduling } from './open-scheduling.ts';

type Content = CallInput<typeof calls.createScheduledMessage>;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A clock that a test sets forward and back. */
export const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
/** The company's time zone. */
const zone = 'America/Sao_Paulo';
/** Returns the moment some time from now, as people of the company read it. */
const local = (ms: number) =>
  new Date(clock.now().getTime() + ms).toLocaleString('sv-SE', { timeZone: zone });
/** Returns its day and minute. */
export const at = (ms: number) => ({ day: local(ms).slice(0, 10), time: local(ms).slice(11, 16) });

/** A test with schedules of a company, and a worker that does as much as it is told. */
export const scheduleTest = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    clock,
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('clockGoesRightAgain', { auto: true }, ({ server: _server }, { onCleanup }) => {
    onCleanup(() => void (clock.ahead = 0));
  })
  .extend('worker', { scope: 'file' }, ({ server, talk }) =>
    openScheduling(server, { account_id: talk.company.account_id, channel_id: talk.channel._id }),
  )
  .extend('schedule', ({ talk }) => (content: Partial<Content> = {}) => {
    const { owner } = talk.company;
    const base = { chip: talk.channel._id, to: talk.phone(), message: 'Lembrete', ...at(5 * minuteMs) };
    return owner.call(calls.createScheduledMessage, { ...base, ...content });
  })
  .extend('read', ({ talk }) => async (_id: string) => {
    const { data } = await talk.company.owner.call(calls.getScheduledMessages, { limit: 100 });
    return data.find((one) => one._id === _id);
  })
  .extend(
    'received',
    ({ talk }) =>
      async (phone: string) =>
        (await talk.inbox(phone)).map(({ message }) => message),
  );
