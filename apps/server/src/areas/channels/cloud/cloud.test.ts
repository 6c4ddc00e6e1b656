import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { cloudTest as it } from '../../../testing/cloud-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import { sampleFiles, upload } from '../../../testing/sample-files.ts';
import { welcome } from '../../../testing/flow-drawings.ts';
import { inboxTopic } from '../sessions/channel-inbox.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { addCloudNumber, connectCloudNumber, newCloudKeys } from '../../../testing/cloud-number.ts';

const customer = '5541988887777';

const lookAt = async (owner: TestCompany['owner'], chip: string) =>
  (await owner.call(calls.getChips, {})).find(({ _id }) => _id === chip);

describe('the keys of a number', () => {
  it('are stored sealed and shown masked; a secret that is left out stays', async ({
    number,
    server,
    company,
  }) => {
    const { chip, keys } = number;
    const shown = await company.owner.call(calls.getCloudKeys, { chip: chip._id });
    expect(shown.saved).toMatchObject({
      waba_id: keys.waba_id,
      access_token: '••••ests',
      app_secret: '••••ests',
    });
    expect(JSON.stringify(shown)).not.toContain(keys.access_token);
    const { phone_number_id, waba_id } = keys;
    await company.owner.call(calls.saveCloudKeys, { chip: chip._id, phone_number_id, waba_id });
    const row = await server.runtime.database.acrossAccounts.row<{ credentials: Buffer }>(
      sql`select credentials from channels where id = ${chip._id}`,
    );
    expect(row?.credentials.includes(Buffer.from(keys.access_token))).toBe(false);
    expect(server.runtime.secrets.open(row?.credentials ?? Buffer.alloc(0))).toContain(keys.access_token);
  });

  it('are tested by one call, which says what is wrong', async ({ number, company }) => {
    const chip = number.chip._id;
    const { verify_token: _token, ...right } = number.keys;
    const tested = async (wrong: object) => {
      await company.owner.call(calls.saveCloudKeys, { chip, ...right, ...wrong });
      return (await company.owner.call(calls.testCloudKeys, { chip })).problem;
    };
    expect(await tested({ access_token: 'EAAwrong-token' })).toBe('token');
    expect(await tested({ phone_number_id: '4242424242' })).toBe('number');
    expect(await tested({ waba_id: '4242424242' })).toBe('account');
    expect(await tested({ app_secret: 'not-the-secret' })).toBe('secret');
    expect(await tested({})).toBeNull();
    expect(await company.owner.call(calls.testCloudKeys, { chip })).toMatchObject({ phone: '5511930004000' });
  });

  it('name a number of Meta that no other channel has, of any company', async ({
    number,
    otherCompany,
    server,
    graph,
  }) => {
    const other = await addCloudNumber({ url: server.url, graph }, otherCompany);
    const taken = { chip: other.chip._id, ...newCloudKeys(), phone_number_id: number.keys.phone_number_id };
    await expect(otherCompany.owner.call(calls.saveCloudKeys, taken)).rejects.toThrow(
      'já está em uso em outro canal',
    );
    await otherCompany.owner.call(calls.saveCloudKeys, {
      ...taken,
      phone_number_id: other.keys.phone_number_id,
    });
  });
});

describe('a number of the Cloud API', () => {
  it('connects with its keys, and a customer and the desk talk over it', async ({
    number,
    company,
    graph,
  }) => {
    await connectCloudNumber(number);
    const asked = number.inbound(customer, { body: { body: 'Vocês abrem hoje?' } });
    const conversation = await number.conversation(customer);
    const { owner } = company;
    const answer = await owner.call(calls.sendMessage, {
      conversation_id: conversation._id,
      text: 'Sim, até as 18h',
      reply_to: asked,
    });
    await eventually(() => number.sent(customer).length === 1);
    expect(number.sent(customer)[0]).toMatchObject({
      text: { body: 'Sim, até as 18h' },
      context: { message_id: asked },
    });
    graph.admin.read({ to: customer });
    await eventually(async () => (await number.thread(customer)).at(-1)?.status === 4);
    const wamid = graph.world.sent.at(-1)?.id;
    number.inbound(customer, { type: 'reaction', body: { message_id: wamid, emoji: '👍' } });
    number.inbound(customer, { body: { body: 'Obrigado' }, context: { id: wamid } });
    const thread = await eventually(async () => {
      const read = await number.thread(customer);
      return read.length === 3 && read[1]?.reactions.length ? read : null;
    });
    expect(thread[1]?.reactions).toEqual([{ origin: 'customer', emoji: '👍', failure: null }]);
    expect(thread[2]?.reply_message).toMatchObject({ platform_message_id: answer.platform_message_id });
  });

  it('takes a phone as it is, and says that nobody checked it', async ({ number, company }) => {
    await connectCloudNumber(number);
    const found = await company.owner.call(calls.checkPhone, { phone: customer, chip: number.chip._id });
    expect(found).toEqual({ jid: `${customer}@s.whatsapp.net`, checked: false });
  });

  it('shows no typing while it keeps to itself what was read, because Meta marks it as read with that', async ({
    number,
    company: { owner },
    graph,
  }) => {
    await connectCloudNumber(number);
    const [silent, shown] = ['5541988880001', '5541988880002'] as const;
    const asked = (from: string) => number.inbound(from, { body: { body: 'Alguém aí?' } });
    const messages = { [silent]: asked(silent), [shown]: asked(shown) };
    const setReceipts = (read_receipts: boolean) =>
      owner.call(calls.changeChipPrivacy, { chip: number.chip._id, read_receipts });
    const type = async (from: string) =>
      owner.call(calls.showTyping, { conversation_id: (await number.conversation(from))._id });
    const marks = () =>
      graph.world.read.filter(({ message_id }) => Object.values(messages).includes(message_id));
    await setReceipts(false);
    await type(silent);
    await setReceipts(true);
    // Hints arrive in their order: what had left for the first customer would be there before this.
    await type(shown);
    await eventually(() => marks().length > 0);
    expect(marks()).toEqual([{ message_id: messages[shown], typing: true }]);
    await type(silent);
    await eventually(() => marks().length === 2);
    expect(marks()[1]).toEqual({ message_id: messages[silent], typing: true });
  });

  it('sends and receives files', async ({ number, company, server }) => {
    await connectCloudNumber(number);
    const base64 = Buffer.from(sampleFiles.pdf).toString('base64');
    number.inbound(customer, {
      type: 'document',
      file: { base64, mime: 'application/pdf' },
      body: { filename: 'nota.pdf' },
    });
    const received = await eventually(async () =>
      (await number.thread(customer)).find(({ file_name, media }) => file_name === 'nota.pdf' && media),
    );
    expect(received.media_pending).toBe(false);
    const { _id } = await number.conversation(customer);
    const uploaded = await upload(server.url, company.owner, {
      call: calls.uploadFile,
      input: { temp: true },
      file: { bytes: sampleFiles.pdf, name: 'lista.pdf' },
    });
    const media = (uploaded.body.message as { _id: string })._id;
    await company.owner.call(calls.sendMessage, { conversation_id: _id, text: 'A lista', media });
    await eventually(() => number.sent(customer).find((body) => body['type'] === 'document'));
    expect(number.sent(customer).at(-1)).toMatchObject({
      document: { caption: 'A lista', filename: 'lista.pdf' },
    });
  });

  it('says so and stops when its keys are no longer valid, and connects again with new ones', async ({
    number,
    company,
    graph,
  }) => {
    await connectCloudNumber(number);
    const chip = number.chip._id;
    const known = graph.world.numbers.get(number.keys.phone_number_id);
    if (known) known.access_token = 'EAAnew';
    const { _id } = await number.conversation(customer);
    await company.owner.call(calls.sendMessage, { conversation_id: _id, text: 'Ainda aí?' });
    await eventually(async () => (await lookAt(company.owner, chip))?.status_reason === 'keys_refused');
    const { phone_number_id, waba_id } = number.keys;
    await company.owner.call(calls.saveCloudKeys, { chip, phone_number_id, waba_id, access_token: 'EAAnew' });
    await connectCloudNumber(number);
    await eventually(() => number.sent(customer).some((body) => JSON.stringify(body).includes('Ainda aí?')));
  });

  it('sends an approved message with its variables, when the text is as the person saw it', async ({
    number,
    company: { owner },
    graph,
  }) => {
    await connectCloudNumber(number);
    const { waba_id } = number.keys;
    const components = [
      { type: 'BODY', text: 'Olá {{1}}, seu pedido {{2}} saiu.' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Rastrear', url: 'https://loja.example/{{1}}' }] },
    ];
    const { id } = graph.admin.templates({ waba_id, name: 'pedido', status: 'PENDING', components });
    const synced = await owner.call(calls.syncTemplates, { chip: number.chip._id });
    expect(synced.templates).toMatchObject([{ name: 'pedido', obstacle: 'pending' }]);
    number.inbound(customer, { body: { body: 'Oi' } });
    const { _id: conversation_id } = await number.conversation(customer);
    const template = { name: 'pedido', language: 'pt_BR', body: ['Bia', '77'], buttons: ['r77'] };
    const text = 'Olá Bia, seu pedido 77 saiu.';
    const send = () => owner.attempt(calls.sendMessage, { conversation_id, text, template });
    expect((await send()).body.message).toContain('não pode ser enviado agora');
    graph.admin.review({ id, status: 'APPROVED' });
    await eventually(async () => {
      const { templates } = await owner.call(calls.getTemplates, { conversation_id });
      return templates[0]?.obstacle === null;
    });
    const other = await owner.attempt(calls.sendMessage, { conversation_id, text: 'Outro texto', template });
    expect(other.body.message).toContain('Este modelo mudou');
    expect((await send()).body.error).toBe(false);
    const sent = await eventually(() => number.sent(customer).find((body) => body['type'] === 'template'));
    expect(sent).toMatchObject({
      template: {
        name: 'pedido',
        components: [
          { type: 'body', parameters: [{ text: 'Bia' }, { text: '77' }] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ text: 'r77' }] },
        ],
      },
    });
    await eventually(
      async () => (await number.thread(customer)).find((one) => one.message === text)?.status === 3,
    );
  });

  it('refuses approved messages on numbers without them', async ({ talk }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    const { owner } = talk.company;
    expect((await owner.call(calls.getTemplates, { conversation_id })).templates).toEqual([]);
    const template = { name: 'pedido', language: 'pt_BR' };
    const reply = await owner.attempt(calls.sendMessage, { conversation_id, text: 'Olá', template });
    expect(reply.body.message).toBe('Este número não permite esta ação.');
  });

  it('says that the name of the number is not approved, and sends the message once it is', async ({
    number,
    company: { owner },
    graph,
  }) => {
    await connectCloudNumber(number);
    number.inbound(customer, { body: { body: 'Vocês abrem hoje?' } });
    const { _id: conversation_id } = await number.conversation(customer);
    graph.admin['next-error']({ code: 131037 });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Até as 18h' });
    const look = async () => (await number.thread(customer)).find(({ message }) => message === 'Até as 18h');
    const failed = await eventually(async () => {
      const message = await look();
      return message?.status === 0 ? message : null;
    });
    expect(failed.failure).toBe('name_not_approved');
    await owner.call(calls.sendMessage, {
      conversation_id,
      message_id: failed.message_id,
      text: 'Até as 18h',
    });
    await eventually(async () => (await look())?.status === 3);
    expect(await look()).toMatchObject({ failure: null });
  });

  it('asks Meta what became of a message whose answer was lost, and sends it once', async ({
    number,
    company,
    graph,
  }) => {
    await connectCloudNumber(number);
    number.inbound(customer, { body: { body: 'Quanto custa?' } });
    const { _id: conversation_id } = await number.conversation(customer);
    graph.admin.settings({ webhook: { delay_ms: 500 } });
    graph.admin['next-error']({ mode: 'lost' });
    await company.owner.call(calls.sendMessage, { conversation_id, text: 'R$ 20' });
    const look = async () => (await number.thread(customer)).find(({ message }) => message === 'R$ 20');
    await eventually(async () => (await look())?.unconfirmed);
    await eventually(async () => (await look())?.status === 3);
    graph.admin.settings({ webhook: { delay_ms: 5 } });
    const prices = number.sent(customer).filter((body) => JSON.stringify(body).includes('R$ 20'));
    expect(prices).toHaveLength(1);
  });

  it('never doubles a message whose outcome is unknown, not even after its login was reset', async ({
    number,
    company: { owner },
    graph,
    server,
  }) => {
    await connectCloudNumber(number);
    number.inbound(customer, { body: { body: 'E o frete?' } });
    const { _id: conversation_id } = await number.conversation(customer);
    graph.admin.settings({ webhook: { delay_ms: 600_000 } });
    graph.admin['next-error']({ mode: 'lost' });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Frete: R$ 12' });
    const looks = async () => {
      const row = await server.runtime.database.acrossAccounts.row<{ attempts: number }>(
        sql`select attempts from outbox where channel_id = ${number.chip._id} and state = 'unconfirmed'`,
      );
      return row?.attempts ?? 0;
    };
    await eventually(async () => (await looks()) > 0);
    const { _id, name, department } = number.chip;
    await owner.call(calls.saveChip, { _id, name, department, redirect: 'human', reset: true });
    await eventually(async () => (await lookAt(owner, _id))?.status_reason === 'keys_refused');
    const before = await looks();
    const access_token = graph.world.numbers.get(number.keys.phone_number_id)?.access_token;
    await owner.call(calls.saveCloudKeys, { chip: _id, ...number.keys, access_token });
    await connectCloudNumber(number);
    await eventually(async () => (await looks()) > before);
    graph.admin.settings({ webhook: { delay_ms: 5 } });
    const freights = number.sent(customer).filter((body) => JSON.stringify(body).includes('R$ 12'));
    expect(freights).toHaveLength(1);
  });

  it('leaves what cannot be taken where it is after many attempts, and takes what is behind it', async ({
    number,
    server,
  }) => {
    await connectCloudNumber(number);
    const { database, signals, clock } = server.runtime;
    const { _id: channel_id } = number.chip;
    const db = database.forAccount(number.company.account_id);
    const damaged = await db.row<{ number: string }>(
      sql`insert into channel_inbox (account_id, channel_id, received, body)
        values (${db.account_id}, ${channel_id}, ${clock.now()}, ${Buffer.from('not sealed by anybody')})
        returning number::text`,
    );
    const left = () =>
      db.rows(sql`select number::text, attempts from channel_inbox
        where account_id = ${db.account_id} and channel_id = ${channel_id} order by number`);
    number.inbound(customer, { body: { body: 'Depois do estrago' } });
    await eventually(async () => {
      signals.publish(inboxTopic, channel_id);
      return (await number.thread(customer)).some(({ message }) => message === 'Depois do estrago');
    });
    await eventually(async () => (await left()).length === 1);
    expect(await left()).toEqual([{ number: damaged?.number, attempts: expect.any(Number) }]);
  });

  it('lets a bot answer first, until a person takes over', async ({ desk, server, graph }) => {
    const flow = await desk.publish(welcome(desk.company.department));
    const bot = await addCloudNumber({ url: server.url, graph }, desk.company, flow);
    await connectCloudNumber(bot);
    const phone = desk.phone();
    const received = (text: string, to = phone) =>
      eventually(() => bot.sent(to).some((body) => JSON.stringify(body).includes(text)));
    bot.inbound(phone, { body: { body: 'oi' } });
    await received('Bem-vindo!');
    await received('Como ajudamos?');
    bot.inbound(phone, { body: { body: 'Preços' } });
    await received('A partir de R$');
    const { _id: conversation_id } = await bot.conversation(phone);
    await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Sou a Ana.' });
    await received('Sou a Ana.');
    const before = bot.sent(phone).length;
    bot.inbound(phone, { body: { body: 'Falar com alguém' } });
    // The positive control: another customer's bot, asked later, answers.
    const other = desk.phone();
    bot.inbound(other, { body: { body: 'oi' } });
    await received('Como ajudamos?', other);
    expect(bot.sent(phone)).toHaveLength(before);
  });
});
