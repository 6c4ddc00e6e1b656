import { describe, expect } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { drawing, greeting, node, says } from '../../testing/flow-drawings.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { serverTest as it } from '../../testing/server-test.ts';

const goodbye = drawing(
  says('hello', 'Pedido anotado!', { next: 'end' }),
  node('end', { settings: { text: 'Até logo.', typing: false } }),
);

/** How many conversations over a number are finished. */
async function finishedOn({ runtime }: Pick<TestServer, 'runtime'>, chip: Chip): Promise<number | undefined> {
  const found = await runtime.database.acrossAccounts.row<{ count: number }>(
    sql`select count(*)::integer as count from conversations where channel_id = ${chip._id} and finished is not null`,
  );
  return found?.count;
}

describe('thanks after the end', () => {
  it('start nothing, and what they open is finished; a question starts the flow', async ({
    desk,
    server,
  }) => {
    const flow_id = await desk.publish(goodbye);
    const chip = await desk.addChannel(flow_id);
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    await desk.received(chip, phone, 2);
    for (const [place, text] of ['obrigada!', '👍', 'Valeu, boa noite'].entries()) {
      await desk.writes(chip, phone, text);
      await eventually(async () => (await finishedOn(server, chip)) === place + 2);
    }
    expect(await desk.inbox(chip, phone)).toHaveLength(2);
    await desk.writes(chip, phone, 'obrigada, e qual o horário de vocês?');
    expect(await desk.received(chip, phone, 4)).toHaveLength(4);
    await desk.company.owner.call(calls.saveFlow, { _id: flow_id, quiet_minutes: 0 });
    await desk.writes(chip, phone, 'obrigada!');
    expect(await desk.received(chip, phone, 6)).toHaveLength(6);
  });

  it('leave a conversation that stayed open as it is, without anybody who waits', async ({ desk }) => {
    const chip = await desk.addChannel(await desk.publish(greeting()));
    const { phone, conversation_id } = await desk.greeted(chip, 1);
    await desk.writes(chip, phone, 'ok');
    await eventually(async () => {
      const last = (await desk.thread(conversation_id)).at(-1);
      return last?.message === 'ok' && !(await desk.conversation(phone)).waiting_response;
    });
    await desk.writes(chip, phone, 'oi');
    expect(await desk.received(chip, phone, 2)).toHaveLength(2);
    expect((await desk.conversation(phone))._id).toBe(conversation_id);
  });

  it('start a flow whose keyword they are, and any flow once its quiet time is over', async ({
    desk,
    server,
  }) => {
    const trigger = { trigger: true, keywords: ['valeu'] };
    const thanks = await desk.publish(drawing(says('hi', 'Por nada!', { next: 'end' }), node('end')), {
      trigger,
    });
    const chip = await desk.addChannel(await desk.publish(goodbye));
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    await desk.received(chip, phone, 2);
    await desk.writes(chip, phone, 'valeu');
    expect((await desk.received(chip, phone, 3))[2]).toBe('Por nada!');
    await desk.company.owner.call(calls.saveFlow, { _id: thanks, filed: true });
    const { account_id } = desk.company;
    const long = sql`finished - interval '61 minutes'`;
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set finished = ${long} where account_id = ${account_id} and finished is not null`,
    );
    await desk.writes(chip, phone, 'valeu');
    expect(await desk.received(chip, phone, 5)).toHaveLength(5);
  });
});

describe('a new flow', () => {
  it('has a way out that is drawn nowhere, until its author takes it away', async ({ desk }) => {
    const { owner } = desk.company;
    const { _id: flow_id, revision } = await owner.call(calls.saveFlow, { name: 'Novo' });
    const { document } = await owner.call(calls.getFlow, { flow_id });
    expect(document.nodes[0]).toMatchObject({ type: 'start', settings: { way_out: true } });
    const ask = node('question', { settings: { text: 'Seu nome?' }, next: { next: 'end' } });
    const drawn = (way_out: boolean) => ({
      ...document,
      nodes: [node('start', { next: { next: 'question' }, settings: { way_out } }), ask, node('end')],
    });
    const saved = await owner.call(calls.saveFlow, { _id: flow_id, document: drawn(true), revision });
    await owner.call(calls.publishFlow, { flow_id, revision: saved.revision });
    const chip = await desk.addChannel(flow_id);
    const { phone } = await desk.greeted(chip, 1);
    await desk.writes(chip, phone, 'quero falar com atendente');
    expect((await desk.received(chip, phone, 2))[1]).toContain('Vou chamar alguém');
    await desk.handedOver(phone);
    expect(await desk.conversation(phone)).toMatchObject({ is_manual: true, waiting_response: true });
  });
});
