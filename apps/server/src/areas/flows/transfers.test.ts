import pg from 'pg';
import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { drawing, node, says } from '../../testing/flow-drawings.ts';
import { serverTest } from '../../testing/server-test.ts';
import { flowsCursor } from './rounds/topics.ts';

const it = serverTest
  /** Keeps bots from hearing of anything while `work` is done; then they hear of all of it at once. */
  .extend('unheard', ({ server, desk }) => async (work: () => Promise<unknown>) => {
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('begin');
    const held = `select from event_cursors where account_id = $1 and follower = $2 for update`;
    const { rowCount } = await client.query(held, [desk.company.account_id, flowsCursor]);
    if (rowCount !== 1) throw new Error('the bots have no place in the events to be held');
    await work();
    await client.query('commit');
    await client.end();
  })
  /** A flow that asks for a name, then for an age. */
  .extend('asking', ({ desk }) =>
    desk.publish(
      drawing(
        node('question', { settings: { text: 'Nome?', variable: 'nome' }, next: { next: 'age' } }),
        node('question', {
          id: 'age',
          settings: { text: 'Idade?', variable: 'idade' },
          next: { next: 'bye' },
        }),
        says('bye', '{nome}, {idade}.', { next: 'end' }),
        node('end'),
      ),
    ),
  );

it('what a customer wrote before a transfer does not start the flow a second time', async ({
  desk,
  asking,
  unheard,
}) => {
  const chip = await desk.addChannel(null);
  const phone = desk.phone();
  await desk.writes(chip, phone, 'oi');
  const { _id: conversation_id } = await desk.conversation(phone);
  await unheard(async () => {
    await desk.writes(chip, phone, 'alguém aí?');
    await desk.company.owner.call(calls.transferToFlow, { conversation_id, flow: asking });
  });
  await desk.received(chip, phone, 1);
  await desk.writes(chip, phone, 'Ana');
  expect(await desk.received(chip, phone, 2)).toEqual(['Nome?', 'Idade?']);
});

it('a flow that gets a conversation back goes on where it was, whatever was written before', async ({
  desk,
  asking,
  unheard,
}) => {
  const chip = await desk.addChannel(asking);
  const { phone, conversation_id } = await desk.greeted(chip, 1);
  await desk.writes(chip, phone, 'Ana');
  await desk.received(chip, phone, 2);
  await desk.company.owner.call(calls.setManual, { conversation_id });
  await unheard(async () => {
    await desk.writes(chip, phone, 'e agora?');
    await desk.company.owner.call(calls.transferToFlow, { conversation_id, resume: true });
  });
  await desk.received(chip, phone, 3);
  await desk.writes(chip, phone, '30');
  expect((await desk.received(chip, phone, 4)).slice(2)).toEqual(['Idade?', 'Ana, 30.']);
});
