import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { subjects } from '../../../testing/flow-drawings.ts';
import { cloudTest } from '../../../testing/cloud-test.ts';
import { addCloudNumber, connectCloudNumber } from '../../../testing/cloud-number.ts';

const file = { scope: 'file' } as const;

const it = cloudTest
  /** A number of the official API on which a menu with these options answers, asked by a customer. */
  .extend('asked', file, ({ server, graph, desk }) => async (labels: string[], wrong?: object) => {
    const flow = await desk.publish(subjects(labels));
    const number = await addCloudNumber({ url: server.url, graph }, desk.company, flow);
    await connectCloudNumber(number);
    if (wrong) graph.admin['next-error'](wrong);
    const phone = desk.phone();
    number.inbound(phone, { body: { body: 'oi' } });
    const sent = (count: number) =>
      eventually(() => {
        const got = number.sent(phone);
        return got.length >= count ? got : null;
      });
    const taps = (id: string, title: string) =>
      number.inbound(phone, {
        type: 'interactive',
        body: { type: 'button_reply', button_reply: { id, title } },
        context: { id: graph.world.sent.find(({ to }) => to === phone)?.id },
      });
    return { number, phone, flow, sent, taps };
  });

const text = 'Qual é o assunto?';
const many = (count: number) => Array.from({ length: count }, (_, place) => `Assunto ${place + 1}`);

describe('on a number of the official API', () => {
  it('a menu is sent as buttons, and a tap chooses', async ({ asked }) => {
    const { sent, taps, number, phone } = await asked(['Preços', 'Suporte']);
    const [menu] = await sent(1);
    expect(menu?.interactive).toEqual({
      type: 'button',
      body: { text },
      action: {
        buttons: [
          { type: 'reply', reply: { id: 'menu o0', title: 'Preços' } },
          { type: 'reply', reply: { id: 'menu o1', title: 'Suporte' } },
        ],
      },
    });
    taps('menu o1', 'Suporte');
    expect((await sent(2))[1]).toMatchObject({ text: { body: 'Certo: Suporte.' } });
    const thread = await number.thread(phone);
    expect(thread.find(({ choices }) => choices !== null)).toMatchObject({
      message: `${text}\n\n*1* - Preços\n*2* - Suporte`,
      choices: { text, button: null, options: [{ title: 'Preços' }, { title: 'Suporte' }] },
    });
    expect(thread.find(({ message }) => message === 'Suporte')).toMatchObject({
      option_id: 'menu o1',
      marks: ['choice'],
    });
  });

  it('more options than there are buttons are a list, and a number that is typed chooses as well', async ({
    asked,
  }) => {
    const { sent, number, phone } = await asked(many(4));
    expect((await sent(1))[0]?.interactive).toMatchObject({ type: 'list', action: { button: 'Ver opções' } });
    number.inbound(phone, { body: { body: '3' } });
    expect((await sent(2))[1]).toMatchObject({ text: { body: 'Certo: Assunto 3.' } });
  });

  it('a menu that fits neither is a numbered text, on the desk too', async ({ asked }) => {
    const { sent, number, phone } = await asked(many(11));
    const [menu] = await sent(1);
    expect(menu).toMatchObject({ type: 'text' });
    expect(JSON.stringify(menu)).toContain('*1* - Assunto 1');
    expect((await number.thread(phone)).every(({ choices }) => choices === null)).toBe(true);
  });

  it('a tap on what the flow offered before it was changed says no more than its title', async ({
    asked,
    desk,
  }) => {
    const { sent, taps, number, phone, flow } = await asked(['Preços', 'Suporte']);
    await sent(1);
    const { owner } = desk.company;
    const document = subjects(['Suporte', 'Preços']);
    await owner.call(calls.saveFlow, { _id: flow, document, revision: 1 });
    await owner.call(calls.publishFlow, { flow_id: flow, revision: 2 });
    number.inbound(phone, { body: { body: 'Suporte' } });
    await sent(2);
    number.inbound(phone, { body: { body: 'oi' } });
    await sent(3);
    taps('menu o1', 'Suporte');
    expect((await sent(4))[3]).toMatchObject({ text: { body: 'Certo: Suporte.' } });
  });

  it.for([{ mode: 'lost' }, { mode: 'refuse', code: 130_429 }])(
    'a menu is shown once where the Graph’s first answer is %o',
    async (wrong, { asked, graph }) => {
      const { sent, taps, number, phone } = await asked(['Preços', 'Suporte'], wrong);
      await sent(1);
      expect(graph.world.nextErrors).toEqual([]);
      taps('menu o0', 'Preços');
      expect((await sent(2)).map(({ type }) => type)).toEqual(['interactive', 'text']);
      expect((await number.thread(phone)).map(({ choices }) => choices?.options.length)).toContain(2);
    },
  );
});
