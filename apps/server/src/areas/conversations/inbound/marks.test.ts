import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../../testing/eventually.ts';
import { greeting } from '../../../testing/flow-drawings.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend(
  'arrives',
  ({ talk }) =>
    (phone: string, message: string, more: object = {}) =>
      talk.writes(phone, message, { platform_message_id: `LATE${phone}`, ...more }),
);
const unreadable = { marks: ['undecryptable'] };

it('marks and the chosen option are shown with the message', async ({ talk }) => {
  const phone = talk.phone();
  await talk.writes(phone, 'veja isto', { marks: ['forwarded', 'view_once'] });
  await talk.writes(phone, 'Sim', { marks: ['choice'], option_id: 'sim' });
  await talk.writes(phone, '', { marks: ['unsupported'] });
  const [first, second, third] = await talk.reads(phone, 'veja isto', 'Sim', '');
  expect(first).toMatchObject({ marks: ['forwarded', 'view_once'], option_id: null });
  expect(second).toMatchObject({ marks: ['choice'], option_id: 'sim' });
  expect(third?.marks).toEqual(['unsupported']);
  expect((await talk.conversation(phone)).last_message?.marks).toEqual(['unsupported']);
});

describe('a message that could not be read', () => {
  it('keeps its place and time, and is filled in once when its content comes', async ({ talk, arrives }) => {
    const phone = talk.phone();
    const { owner } = talk.company;
    await arrives(phone, '', unreadable);
    await arrives(phone, '', unreadable);
    const before = await talk.conversation(phone);
    expect(before).toMatchObject({ unread: 1, waiting_response: true, last_message: unreadable });
    const [placeholder] = await talk.reads(phone, '');
    await arrives(phone, 'preciso de ajuda');
    await arrives(phone, '', unreadable);
    await arrives(phone, 'outro conteúdo');
    const [filled] = await talk.fence(phone, 'preciso de ajuda');
    expect(filled).toMatchObject({ created: placeholder?.created, position: 1, marks: [] });
    expect(await talk.conversation(phone)).toMatchObject({
      unread: 2,
      last_message: { message: 'fim', marks: [] },
    });
    const conversation_id = before._id;
    const hits = await owner.call(calls.searchMessages, { conversation_id, text: 'ajuda' });
    expect(hits.data).toHaveLength(1);
  });

  it('is filled in live and in the list where it is the newest', async ({ talk, arrives }) => {
    const phone = talk.phone();
    await arrives(phone, '', unreadable);
    await talk.reads(phone, '');
    const listener = await talk.company.owner.listen();
    await arrives(phone, 'agora sim');
    await eventually(() =>
      listener.events.find(
        (event) => event.type === 'message_updated' && event.message.message === 'agora sim',
      ),
    );
    listener.close();
    expect((await talk.conversation(phone)).last_message).toMatchObject({ message: 'agora sim', marks: [] });
  });

  it('keeps the edit that came before its content', async ({ talk, arrives, server }) => {
    const phone = talk.phone();
    await arrives(phone, '', unreadable);
    await talk.reads(phone, '');
    const edit = { channel: talk.channel._id, phone, platform_message_id: `LATE${phone}` };
    await server.simulator('edit', { ...edit, message: 'corrigido' });
    await talk.reads(phone, 'corrigido');
    await arrives(phone, 'errado');
    const [filled] = await talk.fence(phone, 'corrigido');
    expect(filled).toMatchObject({ first_text: 'errado', marks: [] });
  });
});

it('a bot does not answer a message before it can be read, and then answers it once', async ({
  desk,
  server,
}) => {
  const chip = await desk.addChannel(await desk.publish(greeting()));
  const phone = desk.phone();
  const message = { channel: chip._id, phone, platform_message_id: `LATE${phone}` };
  await server.simulator('send', { ...message, message: '', ...unreadable });
  const { _id } = await desk.conversation(phone);
  // Somebody else is answered meanwhile.
  const other = desk.phone();
  await desk.writes(chip, other, 'oi');
  await desk.received(chip, other, 1);
  expect(await desk.inbox(chip, phone)).toEqual([]);
  await server.simulator('send', { ...message, message: 'oi' });
  const answers = await desk.received(chip, phone, 1);
  await server.simulator('send', { ...message, message: 'oi' });
  const third = desk.phone();
  await desk.writes(chip, third, 'oi');
  await desk.received(chip, third, answers.length);
  expect(await desk.inbox(chip, phone)).toEqual(answers);
  expect((await desk.thread(_id))[0]?.message).toBe('oi');
});
