import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls, type Media } from '@prosa/contract';
import type { InboxMessage } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { rowsHolding } from '../../testing/contract/company-digest.ts';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says } from '../../testing/flow-drawings.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { sampleFiles, samplePicture, upload } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { maskMessages } from '../conversations/index.ts';

let server: TestServer;
let desk: BotDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await openBotDesk(server);
});
afterAll(() => server.stop());

const end = node('end', { settings: { finish_conversation: false } });
const rows = (table: 'contact_consents' | 'conversation_scores') =>
  server.runtime.database.acrossAccounts.rows<Record<string, unknown>>(
    table === 'contact_consents'
      ? sql`select * from contact_consents where account_id = ${desk.company.account_id}`
      : sql`select * from conversation_scores where account_id = ${desk.company.account_id}`,
  );

/** Returns what is kept of a conversation's run that ended, in a given way or in any. */
const stateOf = async (conversation_id: string, ending: string | null = null) => {
  const row = await server.runtime.database.acrossAccounts.row<{ state: string }>(
    sql`select state::text from flow_runs
      where conversation_id = ${conversation_id} and ending is not null and ending = coalesce(${ending}, ending)`,
  );
  return row?.state ?? '';
};

/** Returns a customer of a number with this flow. */
async function customerOf(document: ReturnType<typeof drawing>) {
  const chip = await desk.addChannel(await desk.publish(document));
  const phone = desk.phone();
  return {
    chip,
    phone,
    says: (text: string) => desk.writes(chip, phone, text),
    hears: (count: number) => desk.received(chip, phone, count),
  };
}

it('a flow stores a consent with its proof', async () => {
  const asks = node('consent', {
    settings: { text: 'Podemos enviar ofertas?', purpose: 'ofertas' },
    next: { accepted: 'yes', denied: 'end', no_match: 'end' },
  });
  const one = await customerOf(drawing(asks, says('yes', 'Combinado!', { next: 'end' }), end));
  await one.says('oi');
  await one.hears(1);
  await one.says('Sim');
  expect((await one.hears(2))[1]).toBe('Combinado!');
  const [kept] = await rows('contact_consents');
  const { _id } = await desk.conversation(one.phone);
  const answer = (await desk.thread(_id)).find(({ message }) => message === 'Sim');
  expect(kept).toMatchObject({ purpose: 'ofertas', accepted: true, message_id: answer?._id });
  expect(kept?.text).toBe('Podemos enviar ofertas?');
});

it('who refuses marketing in a flow is on the suppression list with that answer, and who agrees is not', async () => {
  const asks = node('consent', {
    settings: { text: 'Podemos enviar ofertas?' },
    next: { accepted: 'thanks', denied: 'thanks', no_match: 'end' },
  });
  const document = drawing(asks, says('thanks', 'Anotado!', { next: 'end' }), end);
  const listed = async (phone: string) =>
    (await desk.company.owner.call(calls.getOptOuts, { query: phone })).data;
  const [agrees, refuses] = [await customerOf(document), await customerOf(document)];
  for (const [one, answer] of [
    [agrees, 'sim'],
    [refuses, 'não'],
  ] as const) {
    await one.says('oi');
    await one.hears(1);
    await one.says(answer);
    await one.hears(2);
  }
  const entry = await eventually(async () => (await listed(refuses.phone))[0]);
  expect(entry).toMatchObject({ level: 'certain', text: 'não' });
  expect(await listed(agrees.phone)).toEqual([]);
});

it('a flow stores a score with its comment', async () => {
  const asks = node('csat', {
    settings: { text: 'Que nota, de 1 a 5?', ask_comment: true, typing: false },
    next: { next: 'end', no_match: 'end' },
  });
  const one = await customerOf(drawing(asks, end));
  await one.says('oi');
  await one.hears(1);
  await one.says('4');
  await one.hears(2);
  await one.says('Entrega rápida');
  await one.hears(3);
  expect(
    await eventually(async () => (await rows('conversation_scores')).find(({ comment }) => comment)),
  ).toMatchObject({ value: 4, comment: 'Entrega rápida' });
  expect(await rows('conversation_scores')).toHaveLength(1);
});

it('a flow adds tags, fills in contact fields, and shows a sensitive answer to nobody', async () => {
  const { _id: tag } = await desk.company.owner.call(calls.saveTag, { name: 'Cliente', color: '#00FF00' });
  const asks = node('question', {
    settings: { text: 'Seu CPF?', kind: 'cpf', variable: 'cpf', sensitive: true },
    next: { next: 'tags', no_match: 'end' },
  });
  const one = await customerOf(
    drawing(
      asks,
      node('tags', { settings: { add: [tag] }, next: { next: 'contactField' } }),
      node('contactField', {
        settings: { fields: [{ field: 'cidade', value: 'Curitiba' }], annotation: 'Veio pelo robô' },
        next: { next: 'thanks' },
      }),
      says('thanks', 'Obrigado!', { next: 'end' }),
      end,
    ),
  );
  await one.says('oi');
  await one.hears(1);
  await one.says('529.982.247-25');
  await one.hears(2);
  const { _id, contact } = await desk.conversation(one.phone);
  expect(contact.tags).toEqual([tag]);
  const known = await desk.company.owner.call(calls.getContact, { contact_id: contact._id });
  expect(known).toMatchObject({ data: { cidade: 'Curitiba' }, annotations: [{ text: 'Veio pelo robô' }] });
  const thread = await desk.thread(_id);
  expect(thread.filter(({ origin }) => origin === 'customer').map(({ message }) => message)).toEqual([
    'oi',
    '•••',
  ]);
  const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id: thread.at(-1)?._id ?? '' });
  expect(JSON.stringify(trace)).not.toMatch(/529\.982|52998224725/);
  expect(await eventually(() => stateOf(_id))).not.toContain('52998224725');
});

it('a run keeps the first text of an edited message, traces the edit, and reveals no sensitive answer', async () => {
  const ask = (id: string, next: string, sensitive = false) =>
    node('question', { id, settings: { text: `${id}?`, variable: id, sensitive }, next: { next } });
  const waits = node('waitReply', { settings: { gather_seconds: 1 }, next: { replied: 'thanks' } });
  const thanks = says('thanks', 'Obrigado, {nome}!', { next: 'end' });
  const one = await customerOf(
    drawing(ask('nome', 'senha'), ask('senha', 'waitReply', true), waits, thanks, end),
  );
  const answers = async (text: string, heard: number) => {
    const { platform_message_id } = await one.says(text);
    await one.hears(heard);
    return platform_message_id;
  };
  await answers('oi', 1);
  const edits = [
    [await answers('Ana', 2), 'Bia'],
    [await one.says('abre-te').then(({ platform_message_id }) => platform_message_id), 'sesamo'],
  ] as const;
  const { _id } = await desk.conversation(one.phone);
  await eventually(async () => (await desk.thread(_id)).at(-1)?.message === '•••');
  for (const [platform_message_id, message] of edits)
    await server.simulator('edit', { channel: one.chip._id, phone: one.phone, platform_message_id, message });
  const edited = await eventually(async () => {
    const found = (await desk.thread(_id)).filter((message) => message.edited !== null);
    return found.length === 2 && found;
  });
  expect(edited).toMatchObject([
    { message: 'Bia', first_text: 'Ana' },
    { message: '•••', first_text: '•••' },
  ]);
  await one.says('pronto');
  expect((await one.hears(3))[2]).toBe('Obrigado, Ana!');
  const message_id = (await desk.thread(_id)).at(-1)?._id ?? '';
  const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id });
  const told = trace.visits.flatMap(({ input, edited: at }) => (at ? [input] : []));
  expect(told).toEqual(['Ana', '•••']);
  expect(await rowsHolding(server, desk.company.account_id, 'sesamo')).toBe(0);
});

it('a lasting value is stored and exported, and deleted when it expires or its contact is erased', async () => {
  const assignments = [
    { variable: 'vezes', kind: 'add', scope: 'contact', expires: { amount: 1, unit: 'days' } },
    { variable: 'vezes', kind: 'add', scope: 'conversation' },
  ];
  const counts = node('set', { settings: { assignments }, next: { next: 'tells', error: 'end' } });
  const tells = says('tells', '{contato.vezes}ª vez, {conversa.vezes}ª nesta conversa', { next: 'end' });
  const one = await customerOf(drawing(counts, tells, end));
  await one.says('oi');
  await one.hears(1);
  await one.says('oi');
  expect((await one.hears(2))[1]).toBe('2ª vez, 2ª nesta conversa');
  const { owner } = desk.company;
  const { _id: conversation_id, contact } = await desk.conversation(one.phone);
  const told = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ contact_id: contact._id }),
  });
  expect(await told.json()).toMatchObject({
    variaveis: [
      { nome: 'vezes', valor: 2, conversa: null },
      { nome: 'vezes', valor: 2, conversa: conversation_id, vale_ate: null },
    ],
  });
  const { acrossAccounts } = server.runtime.database;
  await acrossAccounts.run(
    sql`update flow_values set until = now() - interval '1 hour' where contact_id = ${contact._id} and until is not null`,
  );
  await one.says('oi');
  expect((await one.hears(3))[2]).toBe('1ª vez, 3ª nesta conversa');
  await owner.call(calls.deleteContact, { contact: { _id: contact._id } });
  expect(await acrossAccounts.rows(sql`select from flow_values where contact_id = ${contact._id}`)).toEqual(
    [],
  );
});

it('a sensitive answer stays known for as long as a person may hand the run back', async () => {
  const asks = node('question', {
    settings: { text: 'Seu CPF?', kind: 'cpf', variable: 'cpf', sensitive: true },
    next: { next: 'more' },
  });
  const more = node('question', {
    id: 'more',
    settings: { text: 'E a cidade?', variable: 'cidade' },
    next: { next: 'end' },
  });
  const one = await customerOf(drawing(asks, more, end));
  await one.says('oi');
  await one.hears(1);
  await one.says('529.982.247-25');
  await one.hears(2);
  const { _id: conversation_id } = await desk.conversation(one.phone);
  await desk.company.owner.call(calls.setManual, { conversation_id });
  await eventually(async () => (await stateOf(conversation_id, 'human')).includes('52998224725'));
  await desk.company.owner.call(calls.finishConversation, { conversation_id });
  await eventually(async () => !(await stateOf(conversation_id, 'human')).includes('52998224725'));
  expect(await stateOf(conversation_id, 'human')).toContain('"cpf"');
});

it('a sensitive answer is also masked in quotes, and in the text before an edit', async () => {
  const chip = await desk.addChannel(null);
  const phone = desk.phone();
  await desk.writes(chip, phone, 'meu segredo');
  const { _id: conversation_id } = await desk.conversation(phone);
  const [secret] = await desk.thread(conversation_id);
  const reply_to = secret?.platform_message_id;
  const { owner, account_id } = desk.company;
  await owner.call(calls.sendMessage, { conversation_id, text: 'Recebi', reply_to });
  const edit = { channel: chip._id, phone, platform_message_id: reply_to, message: 'outro segredo' };
  await server.simulator('edit', edit);
  await eventually(async () => (await desk.thread(conversation_id))[0]?.first_text === 'meu segredo');
  await server.runtime.database
    .forAccount(account_id)
    .transaction((tx) => maskMessages(tx, [secret?._id ?? '']));
  const thread = await desk.thread(conversation_id);
  expect(JSON.stringify(thread)).not.toContain('segredo');
  expect(thread.find(({ message }) => message === 'Recebi')?.reply_message?.message).toBe('•••');
});

it('the bot comes back when nobody took the conversation over in time', async () => {
  const { department } = desk.company;
  const hands = node('toDepartment', {
    settings: { department, timeout: { amount: 1, unit: 'seconds' } },
    next: { timeout: 'sorry' },
  });
  const one = await customerOf(
    drawing(hands, says('sorry', 'Ainda estamos ocupados.', { next: 'end' }), end),
  );
  await one.says('oi');
  expect(await one.hears(1)).toEqual(['Ainda estamos ocupados.']);
  const conversation = await desk.conversation(one.phone);
  expect(conversation.is_manual).toBe(false);
  const events = (await desk.thread(conversation._id)).map(({ event }) => event);
  expect(events).toContain('taken_back');
});

it('customers who wait hear their place in line, and people see which conversation is urgent', async () => {
  const department = await desk.company.addDepartment('Recepção');
  const place_text = 'Você é o {posicao}º da fila.';
  const hands = node('toDepartment', { settings: { department, place_text, priority: 'high' } });
  const one = await customerOf(drawing(hands));
  const told = async (phone: string) => {
    await desk.writes(one.chip, phone, 'oi');
    return (await desk.received(one.chip, phone, 1))[0];
  };
  const [first, second, third] = [one.phone, desk.phone(), desk.phone()];
  expect(await told(first)).toBe('Você é o 1º da fila.');
  expect(await told(second)).toBe('Você é o 2º da fila.');
  const { _id: conversation_id, priority } = await desk.conversation(first);
  expect(priority).toBe('high');
  await desk.company.owner.call(calls.setManual, { conversation_id });
  expect(await told(third)).toBe('Você é o 2º da fila.');
  await desk.company.owner.call(calls.finishConversation, { conversation_id });
  const resumed = await desk.company.owner.call(calls.resumeConversation, { conversation_id });
  expect(resumed.priority).toBe('normal');
});

it('a note calls the people who see the conversation, and calls them only once', async () => {
  const { department, addDepartment, addPerson, account_id } = desk.company;
  const ana = await addPerson({ user_role: 'user', departments: [department] });
  const bia = await addPerson({ user_role: 'user', departments: [await addDepartment('Estoque')] });
  const mentions = [ana.user._id, bia.user._id];
  const settings = { text: 'Cliente novo', mentions, email: true, notice: 'Venha já' };
  const notes = node('notify', { settings, next: { next: 'thanks' } });
  const one = await customerOf(drawing(notes, says('thanks', 'Já avisei.', { next: 'end' }), end));
  const screens = [await ana.listen(), await bia.listen()];
  await one.says('oi');
  await one.hears(1);
  await one.says('oi de novo');
  await one.hears(2);
  const { _id: conversation_id } = await desk.conversation(one.phone);
  const called = () => screens.map(({ events }) => events.filter(({ type }) => type === 'mentioned'));
  await eventually(() => called()[0]?.length);
  expect(called()).toMatchObject([[{ type: 'mentioned', conversation_id }], []]);
  const told = await server.runtime.database.acrossAccounts.rows(
    sql`select from domain_events where account_id = ${account_id} and type = 'flow.mentioned'`,
  );
  expect(told).toHaveLength(1);
  screens.forEach((screen) => screen.close());
  const [letter = '', ...others] = await eventually(async () => {
    const mails = await mailsTo(server, ana.user.email);
    return mails.length > 0 ? mails : null;
  });
  expect([others, await mailsTo(server, bia.user.email)]).toEqual([[], []]);
  expect(letter).toContain('O fluxo “Fluxo” chamou você a um atendimento.\n\nVenha já');
  expect(letter).toContain(`/atendimento?conversa=${conversation_id}`);
  expect(letter).not.toMatch(new RegExp(`${one.phone.slice(-8)}|Cliente novo|oi de novo`));
});

it('a person who was away is notified until they saw it, and the trace shows a mail that failed', async () => {
  const { department, addPerson, owner } = desk.company;
  const ana = await addPerson({ user_role: 'user', departments: [department] });
  const refuse = vi.spyOn(server.runtime.mail, 'send').mockRejectedValue(new Error('no mail today'));
  const settings = { text: 'Olhe', mentions: [ana.user._id], email: true };
  const notes = node('notify', { settings, next: { next: 'thanks' } });
  const one = await customerOf(drawing(notes, says('thanks', 'Já avisei.', { next: 'end' }), end));
  await one.says('oi');
  await one.hears(1);
  const { _id: conversation_id } = await desk.conversation(one.phone);
  const unseen = (person = ana) => person.call(calls.getMentions, {});
  expect([await unseen(), await unseen(owner)]).toEqual([[{ conversation_id }], []]);
  await owner.call(calls.seeMention, { conversation_id });
  expect(await unseen()).toHaveLength(1);
  await ana.call(calls.seeMention, { conversation_id });
  expect(await unseen()).toEqual([]);
  // Put off after its first try; here as if that were its last but one.
  await eventually(() =>
    server.runtime.database.acrossAccounts.run(
      sql`update person_mentions set attempts = 4, available_at = now()
        where conversation_id = ${conversation_id} and attempts = 1 and available_at < now() + interval '5 minutes'`,
    ),
  );
  const said = (await desk.thread(conversation_id)).find(({ origin }) => origin === 'chatbot');
  const whys = await eventually(async () => {
    const { visits } = await owner.call(calls.getFlowTrace, { message_id: said?._id ?? '' });
    return visits.map(({ why }) => why).find((why) => why.includes('não pôde'));
  });
  expect(whys).toContain(`O e-mail para ${ana.user.name} não pôde ser enviado.`);
  refuse.mockRestore();
});

it('a flow sends a file of the library; without the file it takes the error port, or hands over', async () => {
  const { owner } = desk.company;
  const sent = await upload(server.url, owner, {
    call: calls.uploadFile,
    input: { filename: 'Tabela' },
    file: { bytes: sampleFiles.pdf, name: 'tabela.pdf' },
  });
  const { _id: media } = sent.body.message as Media;
  const blocks = [{ id: 'a', type: 'document', media, caption: 'Segue' }];
  const shows = (next: Record<string, string>) =>
    node('message', { settings: { blocks, typing: false }, next: { next: 'end', ...next } });
  const sorry = says('sorry', 'A tabela está em revisão.', { next: 'end' });
  const one = await customerOf(drawing(shows({ error: 'sorry' }), sorry, end));
  const other = await customerOf(drawing(shows({}), end));
  await one.says('oi');
  await one.hears(1);
  const [got] = await server.simulator<{ type: string; message: string; media_url: string }[]>(
    `inbox?channel=${one.chip._id}&phone=${one.phone}`,
  );
  expect(got).toMatchObject({ type: 'document', message: 'Segue' });
  const file = await fetch(got?.media_url ?? '');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(sampleFiles.pdf);
  await owner.call(calls.deleteMedia, { media });
  await one.says('de novo');
  expect(await one.hears(2)).toEqual(['Segue', 'A tabela está em revisão.']);
  await other.says('oi');
  expect(await desk.handedOver(other.phone)).toContain('encontrou um problema');
});

it('a flow sends a voice note, a picture as a sticker, and a link preview', async () => {
  const { owner } = desk.company;
  const add = async (bytes: Uint8Array, filename: string) => {
    const file = { bytes, name: filename };
    const sent = await upload(server.url, owner, { call: calls.uploadFile, input: { filename }, file });
    return sent.body.message as Media;
  };
  const [spoken, plain] = [await add(sampleFiles.voice, 'Oi.ogg'), await add(sampleFiles.mp3, 'Oi.mp3')];
  const picture = await add(await samplePicture('png'), 'Sol.png');
  expect([spoken, plain].map(({ ptt, voice_note }) => [ptt, voice_note])).toEqual([
    [false, true],
    [false, false],
  ]);
  const blocks = [
    { id: 'a', type: 'voice', media: spoken._id },
    { id: 'b', type: 'voice', media: plain._id },
    { id: 'c', type: 'audio', media: spoken._id },
    { id: 'd', type: 'sticker', media: picture._id },
    { id: 'e', type: 'text', variants: ['https://prosa.example'], link_preview: true },
    { id: 'f', type: 'text', variants: ['https://prosa.example'] },
  ];
  const settings = { blocks, typing: false };
  const one = await customerOf(drawing(node('message', { settings, next: { next: 'end' } }), end));
  await one.says('oi');
  await one.hears(6);
  const got = await server.simulator<InboxMessage[]>(`inbox?channel=${one.chip._id}&phone=${one.phone}`);
  expect(got.map(({ type, voice, link_preview }) => [type, voice, link_preview])).toEqual([
    ['audio', true, false],
    ['audio', false, false],
    ['audio', false, false],
    ['sticker', false, false],
    ['text', false, true],
    ['text', false, false],
  ]);
  const drawn = await (await fetch(got[3]?.media_url ?? '')).arrayBuffer();
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const thread = await desk.thread((await desk.conversation(one.phone))._id);
  const shown = (wanted: string) =>
    thread.flatMap(({ type, media }) => (type === wanted && media ? media : []));
  expect(shown('sticker')).toMatchObject([{ _id: picture._id }]);
  expect(shown('audio').map(({ ptt }) => ptt)).toEqual([true, false, false]);
});

it('a flow assigns a conversation to somebody who is online, by the strategy of its node', async () => {
  const { owner, addDepartment, addPerson, addChannel } = desk.company;
  const department = await addDepartment('Vendas');
  const join = () => addPerson({ user_role: 'user', departments: [department] });
  const [ana, bia] = [await join(), await join(), await join()];
  const screens = [await ana.listen(), await bia.listen()];
  const present = async (count: number) =>
    eventually(
      async () =>
        (
          await server.runtime.database.acrossAccounts.rows(
            sql`select from presences where account_id = ${desk.company.account_id}`,
          )
        ).length === count,
    );
  await present(2);
  const given = async (hands: ReturnType<typeof node>, phone = desk.phone()) => {
    const chip = await desk.addChannel(await desk.publish(drawing(hands)));
    await desk.writes(chip, phone, 'oi');
    return eventually(async () => {
      const { data } = await owner.call(calls.getDeskConversations, { limit: 9, filter: { text: phone } });
      const found = data.find((one) => one.chip._id === chip._id && one.is_manual);
      return found && { ...found, to: found.user?._id };
    });
  };
  const givenTo = (strategy: string, phone?: string) =>
    given(node('toDepartment', { settings: { department, strategy } }), phone);
  const own = desk.phone();
  await desk.writes(await addChannel({ department }), own, 'oi');
  const { _id: conversation_id } = await desk.conversation(own);
  await ana.call(calls.setManual, { conversation_id });
  const customer = desk.phone();
  expect((await givenTo('least_loaded', customer)).to).toBe(bia.user._id);
  expect((await givenTo('longest_idle')).to).toBe(ana.user._id);
  expect((await givenTo('last_agent', customer)).to).toBe(bia.user._id);
  screens[1]?.close();
  await present(1);
  expect((await givenTo('last_agent', customer)).to).toBeUndefined();
  screens[0]?.close();
});

it('a flow assigns a conversation to the chosen person as long as they may see it', async () => {
  const { owner, department, addDepartment, addPerson } = desk.company;
  const person = (at: string) => addPerson({ user_role: 'user', departments: [at] });
  const people = [
    await person(department),
    await person(await addDepartment('Oficina')),
    await person(department),
  ];
  const chips = [];
  for (const { user } of people) {
    const hands = drawing(node('toAgent', { settings: { user: user._id } }));
    chips.push(await desk.addChannel(await desk.publish(hands)));
  }
  await owner.call(calls.updateUser, { user: { _id: people[2]?.user._id ?? '', filed: true } });
  const given = [];
  for (const chip of chips) {
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    await desk.handedOver(phone);
    given.push((await desk.conversation(phone)).user?._id);
  }
  expect(given).toEqual([people[0]?.user._id, undefined, undefined]);
});
