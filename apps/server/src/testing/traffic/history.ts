import type { Message } from '@prosa/contract';

/** One message of which the writer was told that it was taken. */
export interface Taken {
  id: string;
  text: string;
}

/** What one customer and the agent who answers were told, each in order. */
export interface Exchange {
  phone: string;
  /** Written by the customer and acknowledged by the network. */
  inbound: Taken[];
  /** Written by the agent and accepted by the call. */
  outbound: Taken[];
}

/** What is there in the end. */
export interface Outcome {
  /** Open conversations as the desk shows them, with their messages. */
  conversations: { phone: string; messages: Message[] }[];
  /** Phones of all contacts. */
  contacts: string[];
  /** What each customer's phone shows, by phone. */
  inboxes: ReadonlyMap<string, { platform_message_id: string; message: string }[]>;
  /** How often the network accepted each send, by platform id. */
  sends: ReadonlyMap<string, number>;
}

/** What a check found: sentences about what is wrong, and how much was looked at. */
export interface Verdict {
  faults: string[];
  inbound: number;
  outbound: number;
}

const maxShown = 5;

/** Compares what people were told with what is there: nothing lost, nothing doubled, nothing out of order. */
export function checkHistory(exchanges: readonly Exchange[], outcome: Outcome): Verdict {
  const checks = exchanges.map((exchange) => checkExchange(exchange, outcome));
  const strangers = outcome.contacts.filter((phone) => !exchanges.some((one) => one.phone === phone));
  const twice = [...outcome.sends].filter(([, times]) => times > 1);
  return {
    faults: [
      ...checks.flat(),
      ...strangers.map((phone) => `contact ${phone}: nobody wrote from there`),
      ...twice.map(([id, times]) => `send ${id}: accepted by the network ${times} times`),
    ],
    inbound: sum(exchanges.map((one) => one.inbound.length)),
    outbound: sum(exchanges.map((one) => one.outbound.length)),
  };
}

function checkExchange({ phone, inbound, outbound }: Exchange, outcome: Outcome): string[] {
  const say = (fault: string) => `${phone}: ${fault}`;
  const contacts = outcome.contacts.filter((one) => one === phone).length;
  const open = outcome.conversations.filter((one) => one.phone === phone);
  const messages = open.flatMap((one) => one.messages);
  const received = messages.filter((one) => one.origin === 'customer').map(takenOf);
  const sent = messages.filter((one) => one.origin === 'user').map(takenOf);
  const inbox = (outcome.inboxes.get(phone) ?? []).map((row) => ({
    id: row.platform_message_id,
    text: row.message,
  }));
  return [
    ...(contacts === 1 ? [] : [`${contacts} contacts instead of 1`]),
    ...(open.length === 1 ? [] : [`${open.length} open conversations instead of 1`]),
    ...open.flatMap((one) => positionFaults(one.messages)),
    ...compare('inbound', inbound, received),
    ...compare('outbound stored', outbound, sent),
    ...compare('on the phone', outbound, inbox),
    ...messages.flatMap(unsettled),
  ].map(say);
}

function takenOf({ platform_message_id, message }: Message): Taken {
  return { id: platform_message_id, text: message };
}

function positionFaults(messages: readonly Message[]): string[] {
  const positions = messages.map((one) => one.position);
  const wrong = positions.findIndex((position, index) => position !== index + 1);
  return wrong < 0 ? [] : [`position ${positions[wrong]} where ${wrong + 1} should be`];
}

function unsettled({ origin, status, unconfirmed, message, failure }: Message): string[] {
  if (origin !== 'user' || (status >= 2 && !unconfirmed)) return [];
  return [`not settled: "${message}" has status ${status}${unconfirmed ? ', unconfirmed' : ''} (${failure})`];
}

/** What of `acknowledged` is missing, doubled, altered, invented or out of order in `found`. */
function compare(where: string, acknowledged: readonly Taken[], found: readonly Taken[]): string[] {
  const name = ({ id, text }: Taken) => `"${text}" [${id}]`;
  const expectedNames = new Set(acknowledged.map(name));
  const foundNames = found.map(name);
  const foundOnce = new Set(foundNames);
  const lost = [...expectedNames].filter((one) => !foundOnce.has(one));
  const invented = [...foundOnce].filter((one) => !expectedNames.has(one));
  const doubled = [...foundOnce].filter((one) => foundNames.filter((other) => other === one).length > 1);
  const kept = [...foundOnce].filter((one) => expectedNames.has(one));
  const expected = [...expectedNames].filter((one) => foundOnce.has(one));
  const turned = kept.findIndex((one, index) => one !== expected[index]);
  return [
    ...list(`${where}: lost`, lost),
    ...list(`${where}: nobody wrote`, invented),
    ...list(`${where}: doubled`, doubled),
    ...(turned < 0
      ? []
      : [`${where}: out of order: ${kept[turned]} stands where ${expected[turned]} should`]),
  ];
}

function list(what: string, names: readonly string[]): string[] {
  if (!names.length) return [];
  const more = names.length > maxShown ? ` and ${names.length - maxShown} more` : '';
  return [`${what} ${names.length}: ${names.slice(0, maxShown).join(', ')}${more}`];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
