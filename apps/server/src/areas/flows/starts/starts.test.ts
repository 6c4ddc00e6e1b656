import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, flowEvents, type Chip, type FlowStart, type FlowTrigger } from '@prosa/contract';
import { dateText, localTime } from '@prosa/flow-engine';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { openBotDesk, type BotDesk } from '../../../testing/bot-desk.ts';
import { eventually } from '../../../testing/eventually.ts';
import { drawing, greeting, node, says } from '../../../testing/flow-drawings.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { datePump } from './date-pump.ts';

let server: TestServer;
let desk: BotDesk;
/** A number on which a bot greets, and leaves the conversation open. */
let chip: Chip;
/** How far the server's clock is ahead. */
let ahead = 0;
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  desk = await openBotDesk(server);
  chip = await desk.addChannel(await desk.publish(greeting()));
});

type Events = Parameters<typeof flowEvents.parse>[0];
type Document = Parameters<BotDesk['publish']>[0];

const once = (text: string, finish = false): Document =>
  drawing(says('hi', text, { next: 'end' }), node('end', { settings: { finish_conversation: finish } }));

const startedBy = (events: Events, document = once('Começou!'), more: Partial<FlowTrigger> = {}) =>
  desk.publish(document, { trigger: { trigger: true, events: flowEvents.parse(events), ...more } });

const tagNamed = async (name: string) =>
  (await desk.company.owner.call(calls.saveTag, { name, color: '#00FF00' }))._id;

const putOn = (contact: string, ...tags: string[]) =>
  desk.company.owner.call(calls.changeContactTags, { contact: { _id: contact, tags } });

const setField = (_id: string, name: string, value: string) =>
  desk.company.owner.call(calls.changeContactData, { contact: { _id, data: [{ name, value }] } });

const startsOf = (flow_id: string) => desk.company.owner.call(calls.getFlowStarts, { flow_id });

/** Lets the time pass in which an act can be undone, and waits until all starts of a flow are settled. */
async function settled(flow_id: string, count = 1): Promise<FlowStart[]> {
  await eventually(async () => (await startsOf(flow_id)).length >= count);
  ahead += 11_000;
  return eventually(async () => {
    const starts = await startsOf(flow_id);
    return starts.length >= count && starts.every(({ state }) => state !== 'waiting') ? starts : null;
  });
}

/** A customer whom the bot greeted. */
async function customer() {
  const { phone, conversation_id } = await desk.greeted(chip, 1);
  const { contact } = await desk.conversation(phone);
  return { phone, conversation_id, contact_id: contact._id };
}

const reasonsOf = (starts: readonly FlowStart[]) => starts.map(({ state, reason }) => reason ?? state);

describe('a tag that is put on', () => {
  it('starts the flow once, in the conversation in progress, and its thread says why', async () => {
    const tag = await tagNamed('VIP');
    const other = await tagNamed('Outra');
    const flow = await startedBy({ tagged: { tags: [tag] } });
    const { phone, conversation_id, contact_id } = await customer();
    await putOn(contact_id, other);
    await putOn(contact_id, other, tag);
    await putOn(contact_id, tag);
    const starts = await settled(flow);
    expect(starts).toMatchObject([{ kind: 'tagged', about: 'VIP', state: 'started' }]);
    expect((await desk.received(chip, phone, 2))[1]).toBe('Começou!');
    const notices = (await desk.thread(conversation_id)).map(({ message }) => message);
    expect(notices).toContain('O fluxo “Fluxo” começou: tag “VIP” colocada.');
    expect(await desk.inbox(chip, phone)).toHaveLength(2);
  });

  it('cannot be chosen once it is archived', async () => {
    const tag = await tagNamed('Antiga');
    const events = { tagged: { tags: [tag] } };
    await startedBy(events);
    await desk.company.owner.call(calls.saveTag, { _id: tag, name: 'Antiga', color: '#00FF00', filed: true });
    await expect(startedBy(events)).rejects.toThrow('não está mais em uso');
  });

  it('starts nothing when it is undone in time, and again what is put on again', async () => {
    const tag = await tagNamed('Pago');
    const flow = await startedBy({ tagged: { tags: [tag] } });
    const { phone, contact_id } = await customer();
    const { undo_id } = await putOn(contact_id, tag);
    await desk.company.owner.call(calls.undoAction, { undo_id });
    expect(reasonsOf(await settled(flow))).toEqual(['over']);
    await putOn(contact_id, tag);
    expect(reasonsOf(await settled(flow, 2))).toEqual(['started', 'over']);
    expect(await desk.received(chip, phone, 2)).toHaveLength(2);
  });

  it('starts nothing where a person attends, unless that is wanted, nor for who is ignored', async () => {
    const tag = await tagNamed('Atendido');
    const flow = await startedBy({ tagged: { tags: [tag] } }, once('Interrompi'));
    const { phone, conversation_id, contact_id } = await customer();
    await desk.company.owner.call(calls.setManual, { conversation_id });
    await putOn(contact_id, tag);
    expect(reasonsOf(await settled(flow))).toEqual(['person']);
    const silent = await customer();
    await desk.company.owner.call(calls.ignoreContact, { contact: { _id: silent.contact_id, ignore: true } });
    await putOn(silent.contact_id, tag);
    expect(reasonsOf(await settled(flow, 2))).toEqual(['ignored', 'person']);
    const eager = await tagNamed('Urgente');
    const events = { tagged: { tags: [eager] } };
    const human = await startedBy(events, once('Com licença'), { trigger_human: true });
    await putOn(contact_id, tag, eager);
    expect(reasonsOf(await settled(human))).toEqual(['started']);
    expect(await desk.received(chip, phone, 2)).toEqual([expect.any(String), 'Com licença']);
    expect(await desk.inbox(chip, silent.phone)).toHaveLength(1);
  });

  it('waits until a flow that talks is done, and respects numbers, pauses and priority', async () => {
    const tag = await tagNamed('Fila');
    const asks = drawing(
      node('question', { settings: { text: 'Qual?', variable: 'x' }, next: { next: 'end' } }),
      node('end', { settings: { finish_conversation: false } }),
    );
    const low = await startedBy({ tagged: { tags: [tag] } }, once('baixa'));
    const high = await startedBy({ tagged: { tags: [tag] } }, asks, { priority: 5, cooldown_minutes: null });
    const off = await startedBy({ tagged: { tags: [tag] } }, asks, {
      priority: 9,
      disabled_chips: [chip._id],
    });
    const { phone, contact_id } = await customer();
    await putOn(contact_id, tag);
    await eventually(async () => (await startsOf(off)).length);
    ahead += 11_000;
    expect((await desk.received(chip, phone, 2))[1]).toBe('Qual?');
    expect(reasonsOf(await settled(high))).toEqual(['started']);
    await putOn(contact_id);
    await putOn(contact_id, tag);
    const waits = await eventually(async () => (await startsOf(low)).concat(await startsOf(off)).at(0));
    expect(waits).toMatchObject({ state: 'waiting' });
    ahead += 11_000;
    await eventually(async () => (await startsOf(off)).some(({ reason }) => reason === 'busy'));
    await desk.writes(chip, phone, 'azul');
    await eventually(async () => {
      ahead += 61_000;
      return (await desk.inbox(chip, phone)).length === 3;
    });
    expect((await desk.received(chip, phone, 3))[2]).toBe('baixa');
  });
});

describe('a variable that changes', () => {
  it('starts by the value that is wanted alone, and not by an empty one', async () => {
    const wanted = await startedBy({ changed: { field: 'plano', value: 'Prêmio' } }, once('Bem-vindo!'));
    const any = await startedBy({ changed: { field: 'cidade' } }, once('Mudou de cidade?'));
    const { phone, contact_id } = await customer();
    await setField(contact_id, 'plano', 'básico');
    await setField(contact_id, 'cidade', '');
    await setField(contact_id, 'plano', 'premio');
    expect(reasonsOf(await settled(wanted))).toEqual(['started']);
    await setField(contact_id, 'cidade', 'Belém');
    expect(reasonsOf(await settled(any))).toEqual(['started']);
    expect(await desk.received(chip, phone, 3)).toEqual([
      expect.any(String),
      'Bem-vindo!',
      'Mudou de cidade?',
    ]);
    expect(await startsOf(wanted)).toHaveLength(1);
  });

  it('starts a flow once where a person corrects the value before it starts', async () => {
    const flow = await startedBy({ changed: { field: 'cidade' } }, once('Mudou de cidade?'));
    const { phone, contact_id } = await customer();
    await setField(contact_id, 'cidade', 'Belem');
    await eventually(async () => (await startsOf(flow)).length === 1);
    await setField(contact_id, 'cidade', 'Belém');
    await setField(contact_id, 'cidade', 'Belém do Pará');
    expect(reasonsOf(await settled(flow))).toEqual(['started']);
    // The positive control: a later change starts it again.
    await setField(contact_id, 'cidade', 'Manaus');
    expect(reasonsOf(await settled(flow, 2))).toEqual(['started', 'started']);
    expect(await desk.received(chip, phone, 3)).toHaveLength(3);
  });
});

describe('a conversation that is finished', () => {
  const finish = (conversation_id: string) =>
    desk.company.owner.call(calls.finishConversation, { conversation_id });

  it('by a person starts a flow over the same number; undone in time, or finished with many, it starts none', async () => {
    const flow = await startedBy(
      { finished: { by: ['person'], chips: [chip._id] } },
      once('Que nota você dá?'),
    );
    const undone = await customer();
    const { undo_id } = await finish(undone.conversation_id);
    await desk.company.owner.call(calls.undoAction, { undo_id });
    expect(reasonsOf(await settled(flow))).toEqual(['over']);
    const asked = await customer();
    await finish(asked.conversation_id);
    expect(reasonsOf(await settled(flow, 2))).toEqual(['started', 'over']);
    expect((await desk.received(chip, asked.phone, 2))[1]).toBe('Que nota você dá?');
    expect((await desk.conversation(asked.phone))._id).not.toBe(asked.conversation_id);
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set last_activity = now() - interval '2 days'
        where account_id = ${desk.company.account_id} and finished is null`,
    );
    expect(await desk.company.owner.call(calls.finishInactive, { hours: 24 })).toMatchObject({ finished: 2 });
    await finish((await customer()).conversation_id);
    expect(await settled(flow, 3)).toHaveLength(3);
  });

  it('by the bot does not start the flow that finished it, and tells an end from a silence', async () => {
    const asks = drawing(
      node('question', {
        settings: { text: 'Ainda aí?', timeout: { amount: 1, unit: 'minutes' } },
        next: { next: 'end', timeout: 'end' },
      }),
      node('end'),
    );
    const silent = await startedBy(
      { finished: { by: ['silence', 'bot'] } },
      once('Sentimos sua falta', true),
    );
    const bot = await startedBy({ finished: { by: ['bot'] } }, once('Obrigado por responder'));
    chip = await desk.addChannel(await desk.publish(asks));
    const [one, two] = [await desk.greeted(chip, 1), await desk.greeted(chip, 1)];
    await desk.writes(chip, two.phone, 'sim');
    expect((await desk.received(chip, two.phone, 2))[1]).toBe('Sentimos sua falta');
    expect((await desk.received(chip, two.phone, 3))[2]).toBe('Obrigado por responder');
    ahead += 61_000;
    expect((await desk.received(chip, one.phone, 2))[1]).toBe('Sentimos sua falta');
    await eventually(async () => (await startsOf(bot)).length === 2);
    expect(await startsOf(silent)).toHaveLength(2);
  });
});

it.each([
  [1, 5],
  [1200, 6],
])('flows that start each other in a circle of %s seconds end after %s starts', async (amount, count) => {
  const [a, b] = [await tagNamed('A'), await tagNamed('B')];
  const swaps = (add: string, remove: string) =>
    drawing(
      says('hi', 'volta', { next: 'wait' }),
      node('wait', { settings: { duration: { amount, unit: 'seconds' } }, next: { next: 'tags' } }),
      node('tags', { settings: { add: [add], remove: [remove] }, next: { next: 'end' } }),
      node('end', { settings: { finish_conversation: false } }),
    );
  const first = await startedBy({ tagged: { tags: [a] } }, swaps(b, a));
  const second = await startedBy({ tagged: { tags: [b] } }, swaps(a, b));
  const { phone, contact_id } = await customer();
  await putOn(contact_id, a);
  const all = async () => [...(await startsOf(first)), ...(await startsOf(second))];
  const reach = (wanted: number) => eventually(async () => (await all()).length >= wanted);
  await reach(1);
  ahead += 11_000;
  for (let lap = 1; lap <= count; lap += 1) {
    await desk.received(chip, phone, lap + 1);
    ahead += amount * 1000;
    await reach(lap + 1);
  }
  const reasons = await eventually(async () => {
    const found = reasonsOf(await all());
    return found.includes('waiting') ? null : found.toSorted();
  });
  expect(reasons).toEqual(['loop', ...Array.from({ length: count }, () => 'started')]);
  expect(await desk.inbox(chip, phone)).toHaveLength(count + 1);
});

describe('a day of a contact', () => {
  const write = (statement: Sql) => server.runtime.database.acrossAccounts.run(statement);
  /** The company's day, so many hours ago and so many days from then. */
  const dayText = (hours = 0, days = 0) => {
    const at = Date.now() + ahead - hours * hourMs + days * 24 * hourMs;
    const [year, mm, dd] = dateText(localTime(at, 'America/Sao_Paulo')).split('-');
    return { short: `${dd}/${mm}`, born: `${dd}/${mm}/1990`, iso: `${year}-${mm}-${dd}` };
  };
  /** Has the flow's hour be so many hours ago. */
  const comes = (flow_id: string, hours = 0) =>
    write(
      sql`update flows set dates_at = ${new Date(Date.now() + ahead - hours * hourMs)} where id = ${flow_id}`,
    );
  const isDone = (flow_id: string) =>
    eventually(async () => {
      const { acrossAccounts } = server.runtime.database;
      const row = await acrossAccounts.row<{ at: Date }>(
        sql`select dates_at as at from flows where id = ${flow_id} and dates_after is null`,
      );
      return (row?.at.getTime() ?? 0) > Date.now() + ahead;
    });

  it('starts at its hour, once for each contact, however many workers look, and however often', async () => {
    const flow = await startedBy({ date: { field: 'nascimento', days: 1 } }, once('Parabéns!'));
    const values = [dayText(0, -1).short, dayText(0, -1).born, dayText(0, -1).iso, dayText().short];
    const people = [];
    for (const value of values) {
      const person = await customer();
      await setField(person.contact_id, 'nascimento', value);
      people.push(person);
    }
    const { account_id } = desk.company;
    const work = datePump.open(server.runtime);
    await comes(flow);
    await Promise.all([1, 2, 3].map(() => work.perform({ account_id, id: flow })));
    for (const { phone } of people.slice(0, 3))
      expect(await desk.received(chip, phone, 2)).toEqual([expect.any(String), 'Parabéns!']);
    await comes(flow);
    await isDone(flow);
    expect(reasonsOf(await settled(flow, 3))).toEqual(['started', 'started', 'started']);
    for (const [place, { phone }] of people.entries())
      expect(await desk.inbox(chip, phone)).toHaveLength(place < 3 ? 2 : 1);
  });

  it('is caught up within hours and left out after that; a day of another year counts where it is to', async () => {
    const late = await startedBy({ date: { field: 'vence' } }, once('Tarde demais'));
    const exact = await startedBy({ date: { field: 'vence', yearly: false } }, once('Outro ano'));
    const flow = await startedBy({ date: { field: 'vence' } }, once('Vence hoje'));
    const { contact_id, phone } = await customer();
    await setField(contact_id, 'vence', dayText(7).born);
    await comes(late, 7);
    await isDone(late);
    await setField(contact_id, 'vence', dayText(5).born);
    await comes(exact, 5);
    await isDone(exact);
    await comes(flow, 5);
    expect((await desk.received(chip, phone, 2))[1]).toBe('Vence hoje');
    expect([await startsOf(late), await startsOf(exact)]).toEqual([[], []]);
    expect(await startsOf(flow)).toHaveLength(1);
  });

  it('is not told to who left marketing, unless they write, nor to who never talked over a number', async () => {
    const flow = await startedBy({ date: { field: 'festa' } }, once('Venha!'));
    const people = [await customer(), await customer()];
    const [silent, writing] = people.map(({ contact_id }) => contact_id);
    const stranger = (await desk.company.owner.call(calls.createContact, { phone: desk.phone() }))._id;
    for (const id of [silent, writing, stranger]) await setField(id ?? '', 'festa', dayText().short);
    await write(
      sql`update conversations set customer_wrote = now() - interval '2 days' where contact_id = ${silent}`,
    );
    for (const id of [silent, writing])
      await write(sql`insert into contact_consents (account_id, id, contact_id, purpose, accepted, text, flow_id,
          created) values (${desk.company.account_id}, ${id}, ${id}, 'marketing', false, '', ${flow}, now())`);
    await comes(flow);
    const starts = await settled(flow, 3);
    const reasonOf = (id = '') => starts.find(({ contact_id }) => contact_id === id)?.reason;
    expect([silent, writing, stranger].map(reasonOf)).toEqual(['opted_out', null, 'no_number']);
    expect(await desk.inbox(chip, people[0]?.phone ?? '')).toHaveLength(1);
  });

  it('starts its flow once for two contacts who turn out to be one person', async () => {
    const flow = await startedBy({ date: { field: 'nascimento' } }, once('Parabéns!'));
    const { contact_id, phone } = await customer();
    await setField(contact_id, 'nascimento', dayText().short);
    await comes(flow);
    await settled(flow);
    const place = { channel: chip._id, phone };
    await server.simulator('send', { ...place, name: 'Escondida', message: 'oi', hides_phone: true });
    const contacts = () => desk.company.owner.call(calls.getContacts, { query: 'Escondida', limit: 10 });
    const other = (await eventually(async () => (await contacts()).data[0]))._id;
    await setField(other, 'nascimento', dayText().short);
    // Of the same day, and not started yet.
    await write(sql`insert into flow_happenings select account_id, 'other', kind, ${other}, null, null, about, days,
      flow_ids, flow_id, happened, due + interval '1 hour', until from flow_happenings where flow_id = ${flow}`);
    const isHers = async () => (await startsOf(flow)).every((start) => start.contact_id === contact_id);
    expect(await isHers()).toBe(false);
    await server.simulator('identify', place);
    await eventually(isHers);
    ahead += hourMs;
    expect(reasonsOf(await settled(flow, 2)).toSorted()).toEqual(['rests', 'started']);
  });
});
