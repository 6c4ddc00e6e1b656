import { calls, type Chip, type ThreadMessage } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { subjects } from '../../testing/flow-drawings.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  /** What a simulated phone shows, once the business wrote so much. */
  .extend(
    'shown',
    { scope: 'file' },
    ({ server }) =>
      (chip: Chip, phone: string, count: number): Promise<ThreadMessage[]> =>
        eventually(async () => {
          const thread: ThreadMessage[] = await server.simulator(`thread?channel=${chip._id}&phone=${phone}`);
          const got = thread.filter(({ from }) => from === 'business');
          return got.length >= count ? got : null;
        }),
  );

describe('on a simulated phone', () => {
  it('a menu is shown to be tapped, and what is tapped is chosen', async ({ desk, server, shown }) => {
    const chip = await desk.addChannel(await desk.publish(subjects(['Preços', 'Suporte'])));
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    const [menu] = await shown(chip, phone, 1);
    expect(menu).toMatchObject({
      message: 'Qual é o assunto?',
      choices: { button: null, options: [{ title: 'Preços' }, { id: 'menu o1', title: 'Suporte' }] },
    });
    await server.simulator('send', {
      channel: chip._id,
      phone,
      message: 'Suporte',
      option_id: 'menu o1',
      marks: ['choice'],
      reply_to: menu?.platform_message_id,
    });
    expect((await shown(chip, phone, 2))[1]?.message).toBe('Certo: Suporte.');
    const { _id } = await desk.conversation(phone);
    expect((await desk.thread(_id)).map(({ choices }) => choices?.options)).toEqual([
      undefined,
      [
        { title: 'Preços', description: null },
        { title: 'Suporte', description: null },
      ],
      undefined,
      undefined,
    ]);
  });

  it('a trace says that an option was tapped', async ({ desk, server, shown }) => {
    const flow_id = await desk.publish(subjects(['Sim', 'Não']));
    const chip = await desk.addChannel(flow_id);
    const { phone, conversation_id } = await desk.greeted(chip, 1);
    await server.simulator('send', { channel: chip._id, phone, message: 'Não', option_id: 'menu o1' });
    await shown(chip, phone, 2);
    const { owner } = desk.company;
    const said = (await desk.thread(conversation_id)).find(({ message }) => message === 'Certo: Não.');
    const trace = await owner.call(calls.getFlowTrace, { message_id: said?._id ?? '' });
    expect(trace.visits.map(({ why }) => why)).toContain('Escolheu “Não” (tocou na opção).');
  });
});
