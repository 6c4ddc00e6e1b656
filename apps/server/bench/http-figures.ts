import { calls } from '@prosa/contract';
import { namedId } from '../src/testing/named-id.ts';
import type { Base, BaseSize } from './base.ts';
import type { BenchServer } from './bench-server.ts';
import { ms, type Figure } from './figures.ts';
import { startCallers } from './http.ts';
import type { PromiseOfTime } from './promise.ts';

interface Asked {
  name: string;
  path: string;
  /** The calls take them in turn. */
  inputs: object[];
  /** Promised only with eight clients, in ms (p95). */
  searches?: number;
  /** Measured for information, without a promise. */
  hardest?: boolean;
}

const threes = ['ana', 'sou', 'fre', 'lui', 'bar', 'hei', 'iri', 'tel'];

/** Measures how long reads take over HTTP, with one client and with eight. */
export async function httpFigures(
  server: BenchServer,
  base: Base,
  { size, promise }: { size: BaseSize; promise: PromiseOfTime },
): Promise<Figure[]> {
  const callers = startCallers();
  const [alone, crowded] = [promise(5), promise(20)];
  const figures: Figure[] = [];
  const target = { url: server.url, token: server.company.owner.token };
  // A process that has just begun compiles its code and grows its memory; whatever came first would include that.
  const asked = [...lists(base), ...others(base, size), ...searches(size)];
  for (const { path, inputs } of asked)
    await callers.measure({ ...target, path, inputs, clients: 8, count: 400 });
  for (const { name, path, inputs, hardest, searches: wanted } of asked) {
    const call = { ...target, path, inputs };
    const one = await callers.measure({ ...call, clients: 1, count: 800 });
    const eight = await callers.measure({ ...call, clients: 8, count: 1600 });
    const value = `${ms(one.p99)} / ${ms(eight.p95)}`;
    if (wanted !== undefined) {
      const time = promise(wanted);
      figures.push({ name, value, target: `p95 eight under ${time.words}`, met: eight.p95 < time.within });
      continue;
    }
    figures.push({
      name,
      value,
      target: hardest
        ? 'no promise: every waiting conversation is read'
        : `p99 one client under ${alone.words} / p95 eight under ${crowded.words}`,
      met: hardest ? null : one.p99 < alone.within && eight.p95 < crowded.within,
    });
  }
  callers.close();
  return figures;
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
    ...sortings(base).map(([name, input]) => ({ name: `list, ${name}`, path, inputs: [input] })),
  ];
}

/** The list in the order of waiting, and whose it is. */
function sortings(base: Base): [string, object][] {
  const [, second, third] = base.departments;
  const unanswered = { situation: 'unanswered' };
  return [
    ['longest waiting first', { sort: 'waiting', filter: unanswered }],
    ['all, longest waiting first', { sort: 'waiting', filter: {} }],
    [
      'longest waiting first, two departments',
      { sort: 'waiting', filter: { ...unanswered, departments: [second, third] } },
    ],
    ['oldest first', { sort: 'oldest', filter: {} }],
    ['of nobody, longest waiting first', { sort: 'waiting', filter: { ...unanswered, owner: 'nobody' } }],
    ['mine', { filter: { owner: 'mine' } }],
  ];
}

/** The search over all messages, for one person who sees everything: every message of the base says the same, and a number. */
function searches(size: BaseSize): Asked[] {
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
    searches: 50,
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
