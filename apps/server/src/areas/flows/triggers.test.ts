import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chip } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says } from '../../testing/flow-drawings.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { triggeredFlow } from './rounds/play/triggered-flow.ts';

type Turn = Parameters<typeof triggeredFlow>[0];
type Message = Parameters<typeof triggeredFlow>[1];
type Given = Partial<Turn['world']['flows'][number]>;

const flow = (given: Given = {}): Turn['world']['flows'][number] => ({
  id: 'f',
  name: 'F',
  filed: false,
  trigger: true,
  keywords: ['promoção'],
  trigger_human: false,
  disabled_chips: [],
  match: 'exact',
  occasions: [],
  events: { finished: null, tagged: null, changed: null, date: null },
  priority: 0,
  cooldown_minutes: 0,
  hold_hours: 24,
  quiet_minutes: 60,
  everywhere: false,
  published_version: 1,
  changed: false,
  revision: 1,
  saved_by: null,
  saved_by_id: null,
  created: new Date(0),
  updated: new Date(0),
  ...given,
});

interface Scene {
  text?: string;
  is_manual?: boolean;
  position?: number;
  /** How much had been sent before the conversation opened. */
  before?: number;
  newcomer?: boolean;
  started?: Date;
}

/** Returns the id of the flow that starts, of those given. */
function starts(flows: readonly Given[], scene: Scene = {}): string | undefined {
  const { text = 'Promoção!', is_manual = false, position = 3, before = 0 } = scene;
  const { newcomer = false, started } = scene;
  const turn = {
    world: { flows: flows.map(flow) },
    conversation: { id: 'c', channel_id: 'chip', is_manual, said_before: before },
    customer: {
      contact: { id: 'p' },
      starts: new Map(started ? [['f', started]] : []),
      isNewcomer: newcomer,
    },
  };
  const message = { message: text, position, created: new Date(3_600_000) };
  return triggeredFlow(turn as unknown as Turn, message as unknown as Message)?.id;
}

describe('a flow starts on its own', () => {
  const table: [string, Given, Scene, boolean][] = [
    ['at its keyword, without accents and signs', {}, { text: 'PROMOCAO' }, true],
    ['not inside a sentence when it is to be exact', {}, { text: 'quero a promoção' }, false],
    ['inside a sentence', { match: 'contains' }, { text: 'quero a promoção já' }, true],
    ['not inside a word', { match: 'contains', keywords: ['oi'] }, { text: 'coisa' }, false],
    ['at a beginning', { match: 'starts', keywords: ['quero'] }, { text: 'Quero comprar' }, true],
    ['not at an end', { match: 'starts', keywords: ['comprar'] }, { text: 'Quero comprar' }, false],
    ['at a pattern', { match: 'regex', keywords: ['pedido \\d+'] }, { text: 'meu pedido 12' }, true],
    ['at any message', { keywords: [], occasions: ['any_message'] }, { text: 'x' }, true],
    [
      'at the first of a conversation',
      { keywords: [], occasions: ['new_conversation'] },
      { position: 1 },
      true,
    ],
    [
      'with the reply to what was sent before',
      { keywords: [], occasions: ['new_conversation'] },
      { position: 3, before: 2 },
      true,
    ],
    ['not at the second', { keywords: [], occasions: ['new_conversation'] }, { position: 2 }, false],
    [
      'at the first ever',
      { keywords: [], occasions: ['first_contact'] },
      { position: 1, newcomer: true },
      true,
    ],
    ['not of who was here before', { keywords: [], occasions: ['first_contact'] }, { position: 1 }, false],
    ['not on a number where it is off', { disabled_chips: ['chip'] }, {}, false],
    ['not while a person attends', {}, { is_manual: true }, false],
    ['while a person attends where that is wanted', { trigger_human: true }, { is_manual: true }, true],
    ['not when it is off', { trigger: false }, {}, false],
    ['not before it was published', { published_version: null }, {}, false],
    ['not again so soon', { cooldown_minutes: 90 }, { started: new Date(0) }, false],
    ['again after a while', { cooldown_minutes: 60 }, { started: new Date(0) }, true],
    ['never again when once is enough', { cooldown_minutes: null }, { started: new Date(0) }, false],
    ['at a keyword that is no pattern', { keywords: ['(a+)+$'] }, { text: `${'a'.repeat(50_000)}!` }, false],
  ];
  it.each(table)('%s', (_what, given, scene, wanted) => {
    expect(starts([given], scene)).toBe(wanted ? 'f' : undefined);
  });

  it('the flow with the highest priority starts, then the oldest', () => {
    expect(starts([{ id: 'old' }, { id: 'new' }])).toBe('old');
    expect(starts([{ id: 'old' }, { id: 'high', priority: 5 }, { id: 'low', priority: 1 }])).toBe('high');
  });
});

describe('on a number that people attend', () => {
  let server: TestServer;
  let desk: BotDesk;
  let chip: Chip;

  beforeAll(async () => {
    server = await startTestServer();
    desk = await openBotDesk(server);
    chip = await desk.addChannel(null);
  });
  afterAll(() => server.stop());

  const asksWhich = (text: string) =>
    drawing(
      says('hello', text, { next: 'question' }),
      node('question', { settings: { text: 'Qual?', variable: 'x' }, next: { next: 'end' } }),
      node('end', { settings: { finish_conversation: false } }),
    );

  it('a keyword gives the conversation to the bot, but not again while it waits for an answer', async () => {
    await desk.publish(asksWhich('Aqui está o cardápio.'), {
      trigger: { trigger: true, keywords: ['cardápio'], trigger_human: true },
    });
    const phone = desk.phone();
    await desk.writes(chip, phone, 'bom dia');
    await desk.conversation(phone);
    await desk.writes(chip, phone, 'Cardapio');
    expect(await desk.received(chip, phone, 2)).toEqual(['Aqui está o cardápio.', 'Qual?']);
    expect(await desk.conversation(phone)).toMatchObject({ is_manual: false, chatbot_type: 'flow_chatbot' });
    // The first one is the answer; only the second starts it again.
    await desk.writes(chip, phone, 'cardápio');
    await desk.writes(chip, phone, 'cardápio');
    await desk.received(chip, phone, 4);
    expect(await desk.inbox(chip, phone)).toHaveLength(4);
  });

  it.each([
    ['ping', false],
    ['zing', true],
  ])('ends with a notice when another bot answers %s; finished each time: %s', async (word, finish) => {
    const end = node('end', { settings: { finish_conversation: finish } });
    await desk.publish(drawing(says('pong', `${word}!`, { next: 'end' }), end), {
      trigger: { trigger: true, keywords: [word], trigger_human: true },
    });
    const phone = desk.phone();
    for (let turn = 1; turn <= 30; turn += 1) {
      await desk.writes(chip, phone, word);
      await desk.received(chip, phone, turn);
    }
    await desk.writes(chip, phone, word);
    const told = 'Mais de 30 mensagens em um minuto: parece haver outro robô';
    await eventually(async () => {
      const said = await desk.thread((await desk.conversation(phone))._id);
      return said.some(({ message }) => message.startsWith(told));
    });
    expect(await desk.conversation(phone)).toMatchObject({ is_manual: true, finished: null });
    expect(await desk.inbox(chip, phone)).toHaveLength(30);
  });
});
