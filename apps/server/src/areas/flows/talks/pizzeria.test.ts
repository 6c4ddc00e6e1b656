import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { customerOf } from '../../../testing/customer.ts';
import { drawing, node, withWayOut } from '../../../testing/flow-drawings.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend('chip', { scope: 'file' }, async ({ desk }) =>
  desk.addChannel(await desk.publish(pizzeria(desk.company.department))),
);

const menu = 'Pizzaria do Zé! Qual sabor?';
const notUnderstood = 'Não entendi. Responda com uma das opções.';

describe.concurrent('a pizzeria', () => {
  it('Duda wants anything but calabresa, then half of it, two of them, and change for two hundred', async ({
    server,
    desk,
    chip,
  }) => {
    const duda = customerOf({ server, desk, chip });
    await duda.writes('opa', 'to com fome kkk', 'qto tempo demora?');
    await duda.reads(menu);
    await duda.writes('qualquer uma menos calabresa');
    await duda.reads(notUnderstood);
    await duda.writes('pera', 'meia calabresa', 'meia portuguesa');
    await duda.reads('Você quis dizer “Calabresa”, “Portuguesa” ou “Meio a meio”?');
    await duda.sends('sticker');
    await duda.reads(/^Ainda não consigo ler figurinhas aqui\./);
    await duda.writes('meio a meio');
    await duda.reads('Quais são os dois sabores?');
    await duda.writes('metade calabresa metade 4 queijos');
    await duda.reads('Quantas pizzas?');
    await duda.writes('umas duas');
    await duda.reads('Deu R$ 105,00. Troco para quanto?');
    await duda.writes('pra 200 conto');
    await duda.reads('Anotado: 2 de metade calabresa metade 4 queijos, R$ 105,00, troco de R$ 95,00.');
  });

  it('Nando misspells, wants fifty, pays too little, and gets it right in words', async ({
    server,
    desk,
    chip,
  }) => {
    const nando = customerOf({ server, desk, chip });
    await nando.writes('boa noite');
    await nando.reads(menu);
    await nando.writes('tem de chocolate?');
    await nando.reads(notUnderstood);
    await nando.writes('entao me ve uma calabreza');
    await nando.reads('Quantas pizzas?');
    await nando.writes('50');
    await nando.reads('Envie um número de 1 a 10, por favor.');
    await nando.sends('audio');
    await nando.reads('Ainda não consigo ouvir áudios aqui. Pode escrever o número?');
    await nando.writes('duas');
    await nando.reads('Deu R$ 105,00. Troco para quanto?');
    await nando.writes('100');
    await nando.reads('Envie um valor de R$ 105,00 a R$ 500,00, por favor.');
    await nando.writes('cento e cinquenta');
    await nando.reads('Anotado: 2 de Calabresa, R$ 105,00, troco de R$ 45,00.');
  });

  it('Bia gives up, comes back and asks for somebody, who writes to her alone', async ({
    server,
    desk,
    chip,
  }) => {
    const bia = customerOf({ server, desk, chip });
    await bia.writes('oi');
    await bia.reads(menu);
    await bia.writes('3');
    await bia.reads('Quantas pizzas?');
    await bia.writes('cancelar');
    await bia.reads('Tudo bem, parei por aqui. Quando quiser, é só escrever de novo.');
    await bia.writes('mudei de ideia');
    await bia.reads(menu);
    await bia.writes('falar com atendente');
    await bia.reads('Certo! Vou chamar alguém da equipe para continuar por aqui.');
    await desk.handedOver(bia.phone);
    const { _id: conversation_id } = await desk.conversation(bia.phone);
    await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Diga, Bia!' });
    await bia.reads('Diga, Bia!');
    await bia.writes('1', 'quero 2 calabresas');
    // The positive control: somebody who writes later is answered.
    const leo = customerOf({ server, desk, chip });
    await leo.writes('oi');
    await leo.reads(menu);
    expect(await bia.unread()).toEqual([]);
  });
});

function pizzeria(department: string) {
  const flavours = ['Calabresa', 'Portuguesa', 'Quatro queijos', 'Marguerita', 'Meio a meio'];
  const options = flavours.map((label, place) => ({ id: `f${place}`, label }));
  const ways = Object.fromEntries(options.map(({ id }) => [`option:${id}`, 'count']));
  const asks = (id: string, settings: object, next: string) =>
    node('question', {
      id,
      settings: { attempts: 4, typing: false, ...settings },
      next: { next, no_match: 'people' },
    });
  const calculates = (id: string, value: string, next: string) =>
    node('set', {
      id,
      settings: { assignments: [{ variable: id, kind: 'expression', value }] },
      next: { next, error: 'people' },
    });
  const order = '{quantas} de {sabor}, {total.reais}, troco de {troco.reais}';
  return withWayOut(
    drawing(
      node('menu', {
        settings: {
          text: menu,
          options,
          variable: 'sabor',
          attempts: 5,
          gather_seconds: 1,
        },
        next: { ...ways, 'option:f4': 'halves', no_match: 'people' },
      }),
      asks('halves', { text: 'Quais são os dois sabores?', variable: 'sabor' }, 'count'),
      asks(
        'count',
        { text: 'Quantas pizzas?', kind: 'number', variable: 'quantas', min: '1', max: '10' },
        'total',
      ),
      calculates('total', 'quantas * 52,50', 'pay'),
      asks(
        'pay',
        {
          text: 'Deu {total.reais}. Troco para quanto?',
          kind: 'money',
          variable: 'nota',
          min: '{total}',
          max: '500',
        },
        'troco',
      ),
      calculates('troco', 'nota - total', 'end'),
      node('toDepartment', {
        id: 'people',
        settings: { department, text: 'Já chamo alguém.', typing: false },
      }),
      node('end', { settings: { text: `Anotado: ${order}.`, typing: false } }),
    ),
  );
}
