import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import type { BotDesk } from '../../testing/bot-desk.ts';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says, welcome } from '../../testing/flow-drawings.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { holdConversation } from '../../testing/traffic/hold-conversation.ts';

const it = serverTest.extend(
  'chip',
  { scope: 'file' },
  async ({ desk }) => await desk.addChannel(await desk.publish(welcome(desk.company.department))),
);

const startsByThumb = { trigger: true, keywords: ['👍'] };

/** Asks a customer something that 👍 answers, and then for their name. */
async function askForReaction(desk: BotDesk, server: TestServer) {
  const menu = node('menu', {
    settings: { text: 'Pode ser?', options: [{ id: 'ok', label: 'Sim', synonyms: ['👍'] }] },
    next: { 'option:ok': 'ask', no_match: 'end' },
  });
  const ask = node('question', {
    id: 'ask',
    settings: { text: 'Seu nome?', variable: 'nome' },
    next: { next: 'thanks' },
  });
  const end = node('end', { settings: { finish_conversation: false } });
  const drawn = drawing(menu, ask, says('thanks', 'Obrigado, {nome}.', { next: 'end' }), end);
  const flow_id = await desk.publish(drawn, { trigger: startsByThumb });
  const reacting = await desk.addChannel(flow_id);
  const { phone, conversation_id } = await desk.greeted(reacting, 1);
  /** Reacts to what the bot said last. */
  const reacts = async (emoji: string) => {
    const said = (await desk.thread(conversation_id)).findLast(({ origin }) => origin === 'chatbot');
    const platform_message_id = said?.platform_message_id;
    await server.simulator('react', { channel: reacting._id, phone, platform_message_id, emoji });
  };
  return { flow_id, reacting, phone, conversation_id, reacts };
}

// Side by side: nearly all of their time is the pace at which a bot speaks.
describe.concurrent('a bot answers a customer', () => {
  it('asks, answers, asks again, and hands over to people', async ({ desk, chip }) => {
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    expect(await desk.received(chip, phone, 2)).toEqual([
      'Bem-vindo!',
      expect.stringContaining('Como ajudamos?'),
    ]);
    await desk.writes(chip, phone, '1');
    expect((await desk.received(chip, phone, 4))[2]).toBe('A partir de R$ 10,00.');
    await desk.writes(chip, phone, 'falar com alguém');
    expect((await desk.received(chip, phone, 5))[4]).toBe('Já chamamos alguém.');
    const conversation = await desk.conversation(phone);
    expect(conversation).toMatchObject({
      is_manual: true,
      user: null,
      waiting_response: true,
      finished: null,
    });
    const thread = await desk.thread(conversation._id);
    expect(thread.map(({ position }) => position)).toEqual(thread.map((_, place) => place + 1));
    expect(thread.find(({ event }) => event === 'handed')?.message).toMatch(/^O chatbot transferiu para/);
    await desk.writes(chip, phone, 'alô?');
    await eventually(async () => (await desk.thread(conversation._id)).at(-1)?.message === 'alô?');
    expect(await desk.inbox(chip, phone)).toHaveLength(5);
  });

  it('is silent from the moment in which a person takes over', async ({ desk, chip }) => {
    const { phone, conversation_id } = await desk.greeted(chip, 2);
    await desk.company.owner.call(calls.setManual, { conversation_id });
    await desk.writes(chip, phone, '1');
    // The positive control: another customer's bot, asked later, answers.
    await desk.greeted(chip, 2);
    expect(await desk.inbox(chip, phone)).toHaveLength(2);
    await desk.company.owner.call(calls.transferToFlow, { conversation_id, resume: true });
    expect((await desk.received(chip, phone, 3))[2]).toContain('Como ajudamos?');
    // A flow that is named starts, whatever else is open.
    const flow = await desk.publish(drawing(says('hi', 'Outro fluxo.', { next: 'end' }), node('end')), {
      name: 'Outro',
    });
    await desk.company.owner.call(calls.transferToFlow, { conversation_id, flow, resume: true });
    expect((await desk.received(chip, phone, 4))[3]).toBe('Outro fluxo.');
  });

  it('tells why it said something', async ({ desk, chip }) => {
    const { conversation_id } = await desk.greeted(chip, 2);
    const said = (await desk.thread(conversation_id)).filter(({ origin }) => origin === 'chatbot');
    const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id: said[1]?._id ?? '' });
    expect(trace.visits.map(({ type }) => type)).toEqual(['start', 'message', 'menu']);
    expect(trace.visit).toBe(trace.visits[2]?.visit);
    expect(trace.flow.version).toBe(1);
  });

  it('takes a quoted question as the one that is answered', async ({ desk, server }) => {
    const ask = (id: string, text: string, next: string) =>
      node('question', { id, settings: { text, variable: id }, next: { next } });
    const end = node('end', { settings: { finish_conversation: false } });
    const drawn = drawing(ask('nome', 'Seu nome?', 'cidade'), ask('cidade', 'Cidade de {nome}?', 'end'), end);
    const asking = await desk.addChannel(await desk.publish(drawn));
    const phone = desk.phone();
    await desk.writes(asking, phone, 'oi');
    await desk.received(asking, phone, 1);
    await desk.writes(asking, phone, 'Ana');
    await desk.received(asking, phone, 2);
    const said = await desk.thread((await desk.conversation(phone))._id);
    const reply_to = said.find(({ message }) => message === 'Seu nome?')?.platform_message_id;
    await server.simulator('send', { channel: asking._id, phone, message: 'Bia', reply_to });
    expect((await desk.received(asking, phone, 3))[2]).toBe('Cidade de Bia?');
  });

  it('takes a reaction for an option that is this emoji, and for nothing else', async ({ desk, server }) => {
    const { flow_id, reacting, phone, conversation_id, reacts } = await askForReaction(desk, server);
    await reacts('🎉');
    await reacts('👍');
    expect((await desk.received(reacting, phone, 2))[1]).toBe('Seu nome?');
    await reacts('👍');
    await desk.writes(reacting, phone, 'Ana');
    expect((await desk.received(reacting, phone, 3))[2]).toBe('Obrigado, Ana.');
    await reacts('👍');
    const { owner } = desk.company;
    await owner.call(calls.recordFlowTest, { flow_id, conversation_id, name: 'Reagiu' });
    expect(await owner.call(calls.runFlowTests, { flow_id })).toMatchObject([{ difference: null }]);
    const [kept] = await owner.call(calls.getFlowTests, { flow_id });
    expect(kept?.steps).toContainEqual({ kind: 'reaction', emoji: '👍', to: 0 });
    // The positive control: as a text it starts the flow again, which the reaction before it did not.
    await desk.writes(reacting, phone, '👍');
    expect((await desk.received(reacting, phone, 4))[3]).toContain('Pode ser?');
    expect(await desk.inbox(reacting, phone)).toHaveLength(4);
  });

  it('leads into another flow by a phrase that holds everywhere, whatever is published meanwhile, and back', async ({
    desk,
  }) => {
    const closed = node('end', { settings: { finish_conversation: false } });
    const asks = (id: string, text: string, next: string) =>
      node('question', { id, settings: { text, variable: id }, next: { next } });
    const settings = { phrases: ['ajuda'], scope: 'all', resume: true };
    const { owner } = desk.company;
    const plan = { id: 'p', variable: 'plano', scope: 'contact', kind: 'text', value: 'ouro' };
    const help = drawing(
      node('set', { settings: { assignments: [plan] }, next: { next: 'tema' } }),
      asks('tema', 'Ajuda com quê?', 'told'),
      says('told', 'Sobre {tema} do {contato.plano}: ligue 0800.', { next: 'notify' }),
      node('notify', { settings: { text: 'Ajudem', mentions: [owner.user._id] }, next: { next: 'return' } }),
      node('return'),
      node('global', { settings, next: { next: 'set' } }),
    );
    const helpdesk = await desk.publish(help, { name: 'Ajuda' });
    expect((await owner.call(calls.getFlows, {})).filter(({ everywhere }) => everywhere)).toHaveLength(1);
    const ordering = await desk.publish(
      drawing(
        asks('item', 'O que vai ser?', 'thanks'),
        says('thanks', '{item}, anotado.', { next: 'end' }),
        closed,
      ),
    );
    const number = await desk.addChannel(ordering);
    const { phone, conversation_id } = await desk.greeted(number, 1);
    await desk.writes(number, phone, 'ajuda');
    expect((await desk.received(number, phone, 2))[1]).toBe('Ajuda com quê?');
    await owner.call(calls.publishFlow, { flow_id: helpdesk, revision: 1 });
    await owner.call(calls.saveFlow, { _id: helpdesk, filed: true });
    await desk.writes(number, phone, 'frete');
    expect((await desk.received(number, phone, 4)).slice(2)).toEqual([
      'Sobre frete do ouro: ligue 0800.',
      'O que vai ser?',
    ]);
    expect(await owner.call(calls.getMentions, {})).toEqual([{ conversation_id }]);
    await desk.writes(number, phone, 'ajuda');
    expect((await desk.received(number, phone, 5))[4]).toBe('ajuda, anotado.');
  });

  it('hands over when a run of its own is broken, and its trace says where', async ({
    desk,
    chip,
    server,
  }) => {
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    await desk.received(chip, phone, 2);
    const { _id } = await desk.conversation(phone);
    await server.runtime.database.acrossAccounts.run(
      sql`update flow_runs set state = jsonb_set(state, '{kept}', 'null') where conversation_id = ${_id}`,
    );
    await desk.writes(chip, phone, '1');
    const handed = await eventually(async () =>
      (await desk.thread(_id)).find(({ event }) => event === 'handed'),
    );
    expect(handed.message).toMatch(/encontrou um problema/);
    const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id: handed._id });
    expect(trace).toMatchObject({ ending: 'failed', visit: null });
    expect(trace.visits.at(-1)).toMatchObject({ node: 'menu', type: 'menu', failed: true });
  });

  it('hands over what no round can handle, and what was done until then stays to be looked at', async ({
    desk,
    chip,
    server,
  }) => {
    const { phone, conversation_id } = await desk.greeted(chip, 2);
    await server.runtime.database.acrossAccounts.run(
      sql`update flow_runs set state = 'null' where conversation_id = ${conversation_id}`,
    );
    await desk.writes(chip, phone, '1');
    expect(await desk.handedOver(phone)).toMatch(/encontrou um problema/);
    const handed = (await desk.thread(conversation_id)).find(({ event }) => event === 'handed');
    const message_id = handed?._id ?? '';
    const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id });
    expect(trace).toMatchObject({ ending: 'failed', visit: null });
    expect(trace.visits.map(({ type }) => type)).toContain('menu');
  });

  it('withdraws what it was about to say when a person takes over', async ({ desk }) => {
    const slow = drawing(
      says('first', 'Um momento…', { next: 'second' }),
      node('message', {
        id: 'second',
        settings: {
          blocks: [{ id: 'a', type: 'text', variants: ['Tarde demais'], delay_ms: 60_000 }],
          typing: false,
        },
        next: { next: 'end' },
      }),
      node('end', { settings: { finish_conversation: false } }),
    );
    const slowChip = await desk.addChannel(await desk.publish(slow));
    const { phone, conversation_id } = await desk.greeted(slowChip, 1);
    await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Sou a Ana' });
    expect(await desk.received(slowChip, phone, 2)).toEqual(['Um momento…', 'Sou a Ana']);
    const late = (await desk.thread(conversation_id)).find(({ message }) => message === 'Tarde demais');
    expect(late).toMatchObject({ status: 0, failure: 'withdrawn' });
  });
});

it.concurrent('hands the conversation to people when the flow of the number is not published', async ({
  desk,
}) => {
  const { _id } = await desk.company.owner.call(calls.saveFlow, { name: 'Rascunho' });
  const draftChip = await desk.addChannel(_id);
  const phone = desk.phone();
  await desk.writes(draftChip, phone, 'oi');
  expect(await desk.handedOver(phone)).toBe(
    'O fluxo deste atendimento não está publicado. O atendimento aguarda uma pessoa.',
  );
  expect((await desk.conversation(phone)).is_manual).toBe(true);
});

describe.concurrent('a broken flow or run stops nobody else', () => {
  const failed =
    'O chatbot encontrou um problema e não conseguiu continuar. O atendimento aguarda uma pessoa.';
  const end = node('end', { settings: { finish_conversation: false } });

  it('a run whose state cannot be read goes to people', async ({ desk, chip, server }) => {
    const greet = () => desk.greeted(chip, 2);
    const [early, broken, late] = await Promise.all([greet(), greet(), greet()]);
    const asleep = drawing(
      node('wait', {
        settings: { kind: 'duration', duration: { amount: 1, unit: 'seconds' } },
        next: { next: 'http' },
      }),
      node('http', {
        settings: { url: 'http://10.0.0.1/', retries: 0 },
        next: { success: 'end', client_error: 'end', failed: 'down' },
      }),
      says('down', 'O sistema está fora.', { next: 'end' }),
      end,
    );
    const sleepy = await desk.addChannel(await desk.publish(asleep));
    await desk.writes(sleepy, early.phone, 'oi');
    await server.runtime.database.acrossAccounts.run(
      sql`update flow_runs set state = 'null' where conversation_id = ${broken.conversation_id} and ending is null`,
    );
    for (const { phone } of [early, broken, late]) await desk.writes(chip, phone, '1');
    expect(await desk.handedOver(broken.phone)).toBe(failed);
    expect(await desk.conversation(broken.phone)).toMatchObject({ is_manual: true, waiting_response: true });
    expect(await desk.received(sleepy, early.phone, 1)).toEqual(['O sistema está fora.']);
    for (const { phone } of [early, late]) {
      expect((await desk.received(chip, phone, 4)).slice(2)).toEqual([
        'A partir de R$ 10,00.',
        expect.stringContaining('Como ajudamos?'),
      ]);
    }
    expect(await desk.inbox(chip, broken.phone)).toHaveLength(2);
  });

  it('a flow that cannot be read hands its customers to people, and delays nobody', async ({
    desk,
    server,
    chip,
  }) => {
    const flow = await desk.publish(drawing(says('hello', 'Olá', { next: 'end' }), end), {
      trigger: { trigger: true, keywords: ['quebrado'] },
    });
    await server.runtime.database.acrossAccounts.run(
      sql`update flow_versions set document = '{}' where flow_id = ${flow}`,
    );
    const [broken, other] = [desk.phone(), desk.phone()];
    await desk.writes(chip, broken, 'quebrado');
    await desk.writes(chip, other, 'oi');
    expect(await desk.handedOver(broken)).toBe(failed);
    expect(await desk.received(chip, other, 2)).toHaveLength(2);
  });
});

it('says nothing that seems earlier than the reaction that it answers', async ({ desk, server }) => {
  const { flow_id, reacting, phone, conversation_id, reacts } = await askForReaction(desk, server);
  const held = await holdConversation(server.connection, conversation_id);
  await reacts('🎉');
  await held.awaited();
  // The round that waits finds this one in the place of the first.
  await reacts('👍');
  const emojis = async () => (await desk.thread(conversation_id)).flatMap(({ reactions }) => reactions);
  await eventually(async () => (await emojis()).some(({ emoji }) => emoji === '👍'));
  await held.release();
  expect((await desk.received(reacting, phone, 2))[1]).toBe('Seu nome?');
  const { owner } = desk.company;
  await owner.call(calls.recordFlowTest, { flow_id, conversation_id, name: 'Reagiu' });
  expect(await owner.call(calls.runFlowTests, { flow_id })).toMatchObject([{ difference: null }]);
});
