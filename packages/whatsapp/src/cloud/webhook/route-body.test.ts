import { expect, it } from 'vitest';
import { routeBody } from './route-body.ts';

const message = (phone_number_id: string, text = 'oi') => ({
  field: 'messages',
  value: { metadata: { phone_number_id }, messages: [text] },
});
const bodyOf = (...entry: object[]) => JSON.stringify({ object: 'whatsapp_business_account', entry });

it('tells numbers and accounts apart, each in order', () => {
  const review = { field: 'message_template_status_update', value: { event: 'APPROVED' } };
  const routed = routeBody(
    bodyOf(
      { id: '1', time: 7, changes: [message('11', 'a'), message('22'), message('11', 'b'), review] },
      { id: '2', changes: [message('11', 'c')] },
    ),
  );
  expect(routed?.numbers.map(({ phone_number_id }) => phone_number_id)).toEqual(['11', '22']);
  expect(JSON.parse(routed?.numbers[0]?.body ?? '')).toEqual({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', time: 7, changes: [message('11', 'a'), message('11', 'b')] },
      { id: '2', changes: [message('11', 'c')] },
    ],
  });
  expect(routed?.accounts).toEqual([{ waba_id: '1', ...review }]);
});

it('reads nothing of what is no webhook, or names more than one of Meta’s can', () => {
  for (const text of ['', 'x', '{}', '{"entry":1}', bodyOf({ id: '1' })]) expect(routeBody(text)).toBeNull();
  const naming = (count: number) =>
    bodyOf({ id: '1', changes: Array.from({ length: count }, (_, number) => message(String(number))) });
  expect(routeBody(naming(1000))?.numbers).toHaveLength(1000);
  expect(routeBody(naming(1001))).toBeNull();
});
