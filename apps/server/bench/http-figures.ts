import { calls } from '@prosa/contract';
import { namedId } from '../src/testing/named-id.ts';
import type { Base, BaseSize } from './base.ts';
import type { BenchServer } from './bench-server.ts';
import { ms, percentile, type Figure } from './figures.ts';
import { startCallers } from './http.ts';
import type { PromiseOfTime } from './promise.ts';

/** A read that is measured, with one client and with eight. */
export interface Asked {
  name: string;
  path: string;
  /** The calls take them in turn. */
  inputs: object[];
  /** What 95 of 100 of its calls take at most, in ms; instead of the usual promises. */
  p95?: { alone: number; crowded: number };
  /** Measured for information, without a promise. */
  hardest?: boolean;
}

/**
 * All reads are measured in turns, this often: a moment in which the machine is slow is then not all that one of them is
 * measured in.
 */
const rounds = 3;

const threes = ['ana', 'sou', 'fre', 'lui', 'bar', 'hei', 'iri', 'tel'];

/** Measures how long reads take over HTTP. The promises are those of the time in which they were measured. */
export async function httpFigures(
  { url, company }: BenchServer,
  asked: readonly Asked[],
  promises: () => Promise<PromiseOfTime>,
): Promise<Figure[]> {
  const callers = startCallers();
  const target = { url, token: company.owner.token };
  // A process that has just begun compiles its code and grows its memory; whatever came first would include that.
  for (const { path, inputs } of asked)
    await callers.measure({ ...target, path, inputs, clients: 8, count: 400 });
  const measured = asked.map((one): [Asked, Samples] => [one, { alone: [], crowded: [] }]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ path, inputs }, samples] of measured) {
      const call = { ...target, path, inputs };
      samples.alone.push(...(await callers.measure({ ...call, clients: 1, count: 800 })));
      samples.crowded.push(...(await callers.measure({ ...call, clients: 8, count: 1600 })));
    }
  }
  callers.close();
  const promise = await promises();
  return measured.map(([one, times]) => figureOf(one, times, promise));
}

/** The milliseconds of each call of a read, with one client and with eight. */
interface Samples {
  alone: number[];
  crowded: number[];
}

function figureOf(
  { name, p95, hardest }: Asked,
  { alone, crowded }: Samples,
  promise: PromiseOfTime,
): Figure {
  const one = percentile(alone, p95 ? 0.95 : 0.99);
  const eight = percentile(crowded, 0.95);
  const value = `${ms(one)} / ${ms(eight)}`;
  if (hardest) return { name, value, target: 'no promise: every waiting conversation is read', met: null };
  const ofOne = promise(p95?.alone ?? 5);
  const ofEight = promise(p95?.crowded ?? 20);
  return {
    name,
    value,
    target: `${p95 ? 'p95' : 'p99'} one client under ${ofOne.words} / p95 eight under ${ofEight.words}`,
    met: one < ofOne.within && eight < ofEight.within,
  };
}

/** Returns the reads of the desk and the contacts. */
export function usualReads(base: Base, size: BaseSize): Asked[] {
  return [...lists(base), ...others(base, size)];
}

function lists(base: Base): Asked[] {
  const filters: [string, object][] = [
    ['no filter', {}],
    ['waiting', { situation: 'unanswered' }],
    ['human', { types: ['human'] }],
    ['chatbot', { types: ['chatbot'] }],
    ['one department', { departments: [base.departments[1]] }],
    ['three departments', { departments: base.departments.slice(0, 3) }],
    ['tag', { tags: [base.tags[0]] }],
    ['text, common', { text: 'ana' }],
    ['text, rare', { text: '99999' }],
  ];
  const path = calls.getDeskConversations.path;
  return [
    ...filters.map(([name, filter]) => ({ name: `list, ${name}`, path, inputs: [{ filter }] })),
    { name: 'list, oldest first', path, inputs: [{ sort: 'oldest', filter: {} }] },
    { name: 'list, mine', path, inputs: [{ filter: { owner: 'mine' } }] },
  ];
}

/** Returns the desk's list in the order of waiting. */
export function listsByWaiting({ departments: [, second, third] }: Base): Asked[] {
  const situation = 'unanswered';
  const filters: [string, object][] = [
    ['longest waiting first', { situation }],
    ['all, longest waiting first', {}],
    ['longest waiting first, two departments', { situation, departments: [second, third] }],
    ['of nobody, longest waiting first', { situation, owner: 'nobody' }],
  ];
  return filters.map(([name, filter]) => ({
    name: `list, ${name}`,
    path: calls.getDeskConversations.path,
    inputs: [{ sort: 'waiting', filter }],
    p95: { alone: 10, crowded: 20 },
  }));
}

/**
 * Returns searches over all messages, of one person who sees everything: every message of the base says the same, and a
 * number.
 */
export function messageSearches(size: BaseSize): Asked[] {
  const rare = Array.from({ length: 100 }, (_, index) => 1 + ((index * 7919) % size.contacts));
  const kinds: [string, string[]][] = [
    ['a word of few', rare.map(String)],
    ['a word of all', ['prazo', 'pedido', 'entrega']],
    ['beginnings', ['gost', 'pra', 'ent']],
    ['two words', rare.map((number) => `pedido ${number}`)],
    ['nothing found', ['jabuticaba', 'xilofone', 'bom jabuticaba']],
  ];
  return kinds.map(([name, texts]) => ({
    name: `messages, ${name}`,
    path: calls.findMessages.path,
    inputs: texts.map((text) => ({ text })),
    p95: { alone: 50, crowded: 50 },
  }));
}

function others(base: Base, size: BaseSize): Asked[] {
  const everything = {
    situation: 'unanswered',
    types: ['human'],
    departments: base.departments.slice(0, 2),
    tags: base.tags.slice(0, 3),
    text: 'ana',
  };
  return [
    {
      name: 'last 25 messages',
      path: calls.getMessages.path,
      inputs: Array.from({ length: 400 }, (_, index) => ({
        conversation_id: namedId(`conversation-${1 + ((index * 7919) % size.contacts)}`),
      })),
    },
    {
      name: 'contact search, three letters',
      path: calls.getContacts.path,
      inputs: threes.map((query) => ({ query })),
    },
    { name: 'contacts, first page', path: calls.getContacts.path, inputs: [{}] },
    {
      name: 'list, all filters at once, nothing found',
      path: calls.getDeskConversations.path,
      inputs: [{ filter: everything }],
      hardest: true,
    },
  ];
}
