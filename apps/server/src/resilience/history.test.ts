import type { Message } from '@prosa/contract';
import { describe, expect, it } from 'vitest';
import { checkHistory, type Exchange, type Outcome } from '../testing/traffic/history.ts';

const phone = '5541980000001';

const message = (position: number, origin: Message['origin'], id: string): Message => ({
  _id: `row ${position}`,
  conversation_id: 'c',
  message_id: id,
  platform_message_id: id,
  position,
  origin,
  type: 'text',
  event: null,
  message: `text of ${id}`,
  media_url: null,
  media: null,
  media_pending: false,
  file_name: null,
  canonical_url: null,
  reply_message: null,
  user: null,
  created: '2025-01-01T12:00:00.000Z',
  status: origin === 'user' ? 2 : 3,
  unconfirmed: false,
  failure: null,
  deleted: false,
  edited: null,
  first_text: null,
  reactions: [],
  marks: [],
  option_id: null,
  choices: null,
});

const taken = (...ids: string[]) => ids.map((id) => ({ id, text: `text of ${id}` }));

/** Returns a history in which all went well: the customer wrote a and b, the agent x and y. */
function sound() {
  const messages = [
    message(1, 'customer', 'a'),
    message(2, 'user', 'x'),
    message(3, 'customer', 'b'),
    message(4, 'user', 'y'),
  ];
  const inbox = taken('x', 'y').map(({ id, text }) => ({ platform_message_id: id, message: text }));
  const sends = new Map([
    ['x', 1],
    ['y', 1],
  ]);
  const exchange: Exchange = { phone, inbound: taken('a', 'b'), outbound: taken('x', 'y') };
  const outcome = {
    conversations: [{ phone, messages }],
    contacts: [phone],
    inboxes: new Map([[phone, inbox]]),
    sends,
  } satisfies Outcome;
  return { exchange, outcome, messages, inbox, sends };
}

type Sound = ReturnType<typeof sound>;

const doctored: { name: string; harm(history: Sound): void; fault: RegExp }[] = [
  {
    name: 'an inbound message that was acknowledged and is not there',
    harm: ({ messages }) => messages.splice(2, 1),
    fault: /inbound: lost 1: "text of b" \[b\]/,
  },
  {
    name: 'an inbound message stored twice',
    harm: ({ messages }) => messages.push(message(5, 'customer', 'b')),
    fault: /inbound: doubled 1: "text of b"/,
  },
  {
    name: 'inbound messages in the wrong order',
    harm: ({ messages }) => messages.reverse().forEach((one, index) => (one.position = index + 1)),
    fault: /inbound: out of order: "text of b" \[b\] stands where "text of a" \[a\] should/,
  },
  {
    name: 'a message nobody wrote',
    harm: ({ messages }) => messages.push(message(5, 'customer', 'z')),
    fault: /inbound: nobody wrote 1: "text of z"/,
  },
  {
    name: 'another text under the same id',
    harm: ({ messages }) => messages.splice(0, 1, { ...message(1, 'customer', 'a'), message: 'altered' }),
    fault: /nobody wrote 1: "altered" \[a\]/,
  },
  {
    name: 'a gap between positions',
    harm: ({ messages }) => messages.splice(3, 1, message(5, 'user', 'y')),
    fault: /position 5 where 4 should be/,
  },
  {
    name: 'an accepted answer that never reached the phone',
    harm: ({ inbox }) => inbox.pop(),
    fault: /on the phone: lost 1: "text of y"/,
  },
  {
    name: 'an answer on the phone twice, under two ids',
    harm: ({ inbox }) => inbox.push({ platform_message_id: 'y2', message: 'text of y' }),
    fault: /on the phone: nobody wrote 1: "text of y" \[y2\]/,
  },
  {
    name: 'answers on the phone in the wrong order',
    harm: ({ inbox }) => inbox.reverse(),
    fault: /on the phone: out of order/,
  },
  {
    name: 'a send that the network accepted twice',
    harm: ({ sends }) => sends.set('y', 2),
    fault: /send y: accepted by the network 2 times/,
  },
  {
    name: 'a message still waiting',
    harm: ({ messages }) => messages.splice(3, 1, { ...message(4, 'user', 'y'), status: 1 }),
    fault: /not settled: "text of y" has status 1/,
  },
  {
    name: 'a message still unconfirmed',
    harm: ({ messages }) => messages.splice(3, 1, { ...message(4, 'user', 'y'), unconfirmed: true }),
    fault: /not settled: "text of y" has status 2, unconfirmed/,
  },
  {
    name: 'a second open conversation',
    harm: ({ outcome }) => outcome.conversations.push({ phone, messages: [] }),
    fault: /2 open conversations instead of 1/,
  },
  {
    name: 'the same contact twice',
    harm: ({ outcome }) => outcome.contacts.push(phone),
    fault: /2 contacts instead of 1/,
  },
  {
    name: 'a contact from nowhere',
    harm: ({ outcome }) => outcome.contacts.push('5541980000002'),
    fault: /contact 5541980000002: nobody wrote from there/,
  },
];

describe('checkHistory', () => {
  it('finds nothing wrong with a sound history, and counts it', () => {
    const { exchange, outcome } = sound();
    expect(checkHistory([exchange], outcome)).toEqual({ faults: [], inbound: 2, outbound: 2 });
  });

  it.each(doctored)('finds $name', ({ harm, fault }) => {
    const history = sound();
    harm(history);
    const { faults } = checkHistory([history.exchange], history.outcome);
    expect(faults.join('\n')).toMatch(fault);
  });
});
