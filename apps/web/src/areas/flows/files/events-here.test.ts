import { flowEvents } from '@prosa/contract';
import { expect, test } from 'vitest';
import { eventsHere } from './events-here.ts';

const [vip, other] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
const here = new Set([vip, '7']);

test('what starts a flow keeps only what exists here, and never holds for more than it did', () => {
  const date = { field: 'nascimento', days: 0, hour: 9, yearly: true };
  const finished = { by: ['person'] as const, chips: ['7', '8'], departments: [] };
  const events = flowEvents.parse({ finished, tagged: { tags: [vip, other] }, date });
  expect(eventsHere(events, here)).toEqual({
    ...events,
    finished: { ...finished, chips: ['7'] },
    tagged: { tags: [vip] },
  });
  const foreign = { finished: { by: ['bot'], departments: [other] }, tagged: { tags: [other] } };
  expect(eventsHere(flowEvents.parse(foreign), here)).toMatchObject({ finished: null, tagged: null });
  const everywhere = flowEvents.parse({ finished: { by: ['bot'] } });
  expect(eventsHere(everywhere, here)).toEqual(everywhere);
});
