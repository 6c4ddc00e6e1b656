import { expect, it } from 'vitest';
import { flowDocument } from '@prosa/contract';
import { drawing, node, says } from '../../../../testing/flow-drawings.ts';
import { createLoopGuard } from '../follow/loop-guard.ts';
import type { Concerned } from '../read/find-concerned.ts';
import type { Item } from '../read/items.ts';
import type { World } from '../read/world.ts';
import { playConversations } from './play-conversations.ts';
import type { TurnOutcome } from './turn.ts';

const now = new Date('2025-11-19T12:00:00Z');

type Drawing = ReturnType<typeof drawing>;

interface Talk {
  contact?: string;
  texts?: string[];
  items?: Item[];
  is_manual?: boolean;
}

/** Plays one round, over things that nobody can change, in which customers who wrote before write these texts. */
function play(drawn: Drawing, talks: readonly Talk[], before?: readonly TurnOutcome[]) {
  const document = flowDocument.parse(drawn);
  const flow = { flow_id: 'f', name: 'F', version: 1, document };
  const needs = { contacts: true, people: true, waiting: true, choices: true, lasting: true, media: [] };
  const runnable = { ...flow, flows: { 'f@1': flow }, callees: {}, needs };
  const all = talks.map(({ contact = '', texts = [], items = [], is_manual = false }, place) => {
    const id = `c${place}`;
    const messages = texts.map((text, position) => messageOf(id, { text, position: position + 2 }));
    const heard = messages.map((message): Item => ({ kind: 'message', message_id: message.id }));
    const conversation = { ...conversationOf(id, contact || `p${place}`), is_manual };
    return { id, conversation, messages, items: [...heard, ...items] };
  });
  const contacts = all.map(({ conversation }) => conversation.contact_id);
  const world = deepFreeze({
    now,
    company: {
      name: 'Loja',
      time_zone: 'America/Sao_Paulo',
      tag_names: {},
      department_names: { d: 'Vendas' },
    },
    flows: [{ id: 'f', published_version: 1, hold_hours: 24, trigger: false }],
    conversations: new Map(all.map(({ id, conversation }) => [id, conversation])),
    customers: new Map(contacts.map((id) => [id, customerOf(id)])),
    runs: new Map((before ?? []).flatMap(({ runs }) => runs.map((run) => [run.conversation_id, run]))),
    interrupted: new Map(),
    messages: new Map(all.flatMap(({ messages }) => messages.map((message) => [message.id, message]))),
    versions: new Map([['f@1', runnable]]),
    everywhere: [],
    media: new Map(),
    online: { d: [{ id: 'ana', name: 'Ana' }] },
    waiting: {},
    last_agents: new Map(),
    visibleDepartments: new Map(),
  });
  let count = 0;
  const next = () => `r${(count += 1)}`;
  const ids = { next, nextNumber: next, secret: next, message: next };
  const tools = { ids, loopGuard: createLoopGuard(), addressOf: () => '', linkOf: () => null };
  const concerned = all.map(({ id, items }) => ({ id, items }));
  return deepFreeze(playConversations(world as unknown as World, concerned as unknown as Concerned[], tools));
}

function conversationOf(id: string, contact_id: string) {
  const channel = { channel_id: 'n', channel_name: 'Vendas', channel_open: true, driver: 'simulator' };
  const department = { department_id: 'd', department_name: 'Vendas' };
  const bot = { chatbot_type: 'flow_chatbot', flow_id: 'f', start_flow: null, is_manual: false };
  const rest = { user_id: null, waiting_response: true, waiting_since: now, finished: null, created: now };
  return { id, contact_id, ...channel, ...department, ...bot, ...rest };
}

function customerOf(id: string) {
  const contact = { id, name: 'Bia', phone: '', data: {}, ignore: false, tags: [], choices: {} };
  return { contact, lasting: [], starts: new Map(), isNewcomer: false };
}

function messageOf(conversation_id: string, { text, position }: { text: string; position: number }) {
  const file = { media_id: null, media_mime: null, awaits_file: false, file_name: null };
  const about = { quoted: null, quoted_effect: null, effect: null, failure: null, reaction: null };
  const id = `${conversation_id}.${position}`;
  return { id, conversation_id, position, type: 'text', message: text, ...file, ...about, created: now };
}

function deepFreeze<Given>(given: Given): Given {
  if (typeof given !== 'object' || given === null || Object.isFrozen(given)) return given;
  if (given instanceof Map) [...given.values()].forEach(deepFreeze);
  else if (!(given instanceof Date)) Object.values(Object.freeze(given)).forEach(deepFreeze);
  return given;
}

/** What the customer hears, in order. */
const said = ({ acts }: TurnOutcome) =>
  acts.flatMap((act) => (act.kind === 'say' ? [act.saying.text.split('\n')[0]] : []));
const written = ({ acts, runs, traces, passages }: TurnOutcome) => ({ acts, runs, traces, passages });
const endings = ({ runs }: TurnOutcome) => runs.map(({ ending }) => ending);

const end = node('end', { settings: { finish_conversation: true } });
const ignores = node('ignore', { next: { next: 'end' } });
const options = [{ id: 'stop', label: 'Parar' }];
const menu = node('menu', {
  settings: { text: 'Oi?', options },
  next: { 'option:stop': 'ignore', no_match: 'end' },
});
const asking = drawing(menu, ignores, end);
const again = 'Não entendi. Responda com uma das opções.';

it('changes nothing that it was given, and comes to the same again', () => {
  const begun = play(asking, [{ texts: ['oi'] }]);
  const answered = play(asking, [{ texts: ['o quê?'] }], begun);
  expect(begun.map(said)).toEqual([['Oi?']]);
  expect(answered.map(said)).toEqual([[again]]);
  expect(play(asking, [{ texts: ['o quê?'] }], begun).map(written)).toEqual(answered.map(written));
});

it('says nothing once a person has the conversation or wrote', () => {
  const before = play(asking, [{ texts: ['oi'] }, { texts: ['oi'] }, { texts: ['oi'] }]);
  const wrote: Item = { kind: 'person' };
  const texts = ['o quê?'];
  const after = play(asking, [{ texts, is_manual: true }, { texts: [], items: [wrote] }, { texts }], before);
  expect(after.map(said)).toEqual([[], [], [again]]);
  expect(after.map(endings)).toEqual([['human'], ['human'], [null]]);
});

it('shows a turn what those before it did to the same customer', () => {
  const talks = [{ contact: 'p' }, { contact: 'p' }, { contact: 'q' }];
  const before = play(
    asking,
    talks.map((talk) => ({ ...talk, texts: ['oi'] })),
  );
  const texts = ['Parar', 'o quê?', 'o quê?'];
  const after = play(
    asking,
    talks.map((talk, place) => ({ ...talk, texts: [texts[place] ?? ''] })),
    before,
  );
  expect(after.map(said)).toEqual([[], [], [again]]);
  expect(after.map(endings)).toEqual([['ignored'], ['ignored'], [null]]);
  expect(after.map(({ traces }) => traces.length)).toEqual([1, 0, 1]);
});

it('counts those whom turns before it left waiting', () => {
  const place_text = 'Você é o número {posicao}.';
  const flow = drawing(node('toDepartment', { settings: { department: 'd', text: '', place_text } }));
  const outcomes = play(flow, [{ texts: ['oi'] }, { texts: ['oi'] }]);
  expect(outcomes.map(said)).toEqual([['Você é o número 1.'], ['Você é o número 2.']]);
  expect(outcomes.map(({ assignment }) => assignment)).toEqual([null, null]);
});

it('leaves it to the writing whom a strategy chooses', () => {
  const settings = { department: 'd', text: '', strategy: 'least_loaded' };
  const [outcome] = play(drawing(node('toDepartment', { settings })), [{ texts: ['oi'] }]);
  expect(outcome?.conversation).toMatchObject({ is_manual: true, user_id: null });
  expect(outcome?.assignment).toMatchObject({ department_id: 'd', strategy: 'least_loaded' });
});

it('does not finish a conversation whose customer wrote again in the same round', () => {
  const flow = drawing(says('bye', 'Tchau!', { next: 'end' }), end);
  const [once, twice] = play(flow, [{ texts: ['oi'] }, { texts: ['oi', 'espera'] }]);
  expect(once?.finishes).toBe(true);
  expect(twice?.acts.some((act) => act.kind === 'transition' && act.transition.to.start_flow === null)).toBe(
    true,
  );
  expect(twice && said(twice)).toEqual(['Tchau!', 'Tchau!']);
});
