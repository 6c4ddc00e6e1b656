import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { customerOf } from '../../../testing/customer.ts';
import { drawing, node, says, withWayOut } from '../../../testing/flow-drawings.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { clockFromWednesday, dayAfter } from '../../../testing/wednesday.ts';

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ clock: clockFromWednesday() }))
  .extend('chip', { scope: 'file' }, async ({ desk }) =>
    desk.addChannel(await desk.publish(clinic(desk.company.department))),
  );

const hello = 'Olá! Aqui é a Clínica Bem Viver.';
const menu = 'Como posso ajudar?';

describe.concurrent('a clinic', () => {
  it('Célia writes three messages before she reads the menu, then an audio and a sticker, and is booked', async ({
    server,
    desk,
    chip,
  }) => {
    const celia = customerOf({ server, desk, chip });
    await celia.writes('oi', 'boa tarde', 'minha neta tá com febre');
    await celia.reads(hello, menu);
    await celia.writes('agenda consuta');
    await celia.reads('Para que dia?');
    await celia.writes('ontem');
    await celia.reads('Esse dia já passou. Envie uma data a partir de hoje, por favor.');
    await celia.sends('audio');
    await celia.reads('Ainda não consigo ouvir áudios aqui. Pode escrever a data?');
    await celia.sends('sticker');
    await celia.reads('Ainda não consigo ler figurinhas aqui. Pode escrever a data?');
    await celia.writes('pode ser amanha de manhã?');
    await celia.reads('A que horas?');
    await celia.writes('umas 9 e meia');
    await celia.reads(`Posso marcar ${dayAfter(server.runtime.clock.now(), 1)}, às 09:30?`);
    await celia.writes('isso mesmo');
    await celia.reads('Marcado! Até lá.');
    await celia.writes('brigada, fica com deus 🙏');
    // The positive control: somebody who writes later is answered.
    const ivo = customerOf({ server, desk, chip });
    await ivo.writes('oi');
    await ivo.reads(hello, menu);
    expect(await celia.unread()).toEqual([]);
  });

  it('Marcos asks about his plan, takes another day than he said, and confirms that', async ({
    server,
    desk,
    chip,
  }) => {
    const marcos = customerOf({ server, desk, chip });
    await marcos.writes('Boa tarde');
    await marcos.reads(hello, menu);
    await marcos.writes('é particular?');
    await marcos.reads('Não entendi. Responda com uma das opções.');
    await marcos.writes('do convênio é com a atendente?');
    await marcos.reads('Você quis dizer “Convênios” ou “Falar com atendente”?');
    await marcos.writes('vcs atendem meu plano?');
    await marcos.reads('Atendemos Unimed, Amil e particular.', menu);
    await marcos.writes('marcar uma cosulta');
    await marcos.reads('Para que dia?');
    await marcos.writes('sexta');
    await marcos.reads('A que horas?');
    await marcos.writes('sim');
    await marcos.reads('Não entendi o horário. Envie, por exemplo: 15:30');
    await marcos.writes('9h');
    await marcos.reads(/^Posso marcar .*, às 09:00\?$/);
    await marcos.writes('não, melhor outro dia');
    await marcos.reads('Para que dia?');
    await marcos.writes('segunda que vem');
    await marcos.reads('A que horas?');
    await marcos.writes('15:30');
    await marcos.reads(`Posso marcar ${dayAfter(server.runtime.clock.now(), 5)}, às 15:30?`);
    await marcos.writes('pode sim');
    await marcos.reads('Marcado! Até lá.');
  });

  it('Jorge wants a person, and the bot is silent while one attends; Rita cancels', async ({
    server,
    desk,
    chip,
  }) => {
    const { owner } = desk.company;
    const jorge = customerOf({ server, desk, chip });
    await jorge.writes('oi');
    await jorge.reads(hello, menu);
    await jorge.writes('1');
    await jorge.reads('Para que dia?');
    await jorge.writes('quero falar com atendente');
    await jorge.reads('Certo! Vou chamar alguém da equipe para continuar por aqui.');
    await desk.handedOver(jorge.phone);
    const { _id: conversation_id } = await desk.conversation(jorge.phone);
    await owner.call(calls.setManual, { conversation_id });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Oi Jorge, aqui é a Ana.' });
    await jorge.reads('Oi Jorge, aqui é a Ana.');
    await jorge.writes('1', 'amanhã', 'oi?');
    // The positive control: the bot of somebody who writes later answers, and she leaves it.
    const rita = customerOf({ server, desk, chip });
    await rita.writes('oi');
    await rita.reads(hello, menu);
    await rita.writes('marcar consulta');
    await rita.reads('Para que dia?');
    await rita.writes('cancelar');
    await rita.reads('Tudo bem, parei por aqui. Quando quiser, é só escrever de novo.');
    expect(await jorge.unread()).toEqual([]);
    expect(await desk.conversation(jorge.phone)).toMatchObject({ is_manual: true, finished: null });
  });
});

function clinic(department: string) {
  const asks = (id: string, settings: object, next: string) =>
    node('question', {
      id,
      settings: { attempts: 3, typing: false, ...settings },
      next: { next, no_match: 'people' },
    });
  const isRight = { left: '{certo}', operator: 'equals', right: 'sim' };
  const drawn = drawing(
    says('hello', hello, { next: 'menu' }),
    node('menu', {
      settings: {
        text: menu,
        options: [
          { id: 'visit', label: 'Agendar consulta' },
          { id: 'plans', label: 'Convênios' },
          { id: 'people', label: 'Falar com atendente' },
        ],
        gather_seconds: 1,
        attempts: 3,
      },
      next: { 'option:visit': 'day', 'option:plans': 'plans', 'option:people': 'people', no_match: 'people' },
    }),
    says('plans', 'Atendemos Unimed, Amil e particular.', { next: 'menu' }),
    asks('day', { text: 'Para que dia?', kind: 'date', variable: 'dia', past_days: false }, 'hour'),
    asks('hour', { text: 'A que horas?', kind: 'time', variable: 'hora' }, 'sure'),
    asks('sure', { text: 'Posso marcar {dia}, às {hora}?', kind: 'yes_no', variable: 'certo' }, 'which'),
    node('condition', {
      id: 'which',
      settings: { rules: [{ id: 'yes', groups: [{ mode: 'all', comparisons: [isRight] }] }] },
      next: { 'rule:yes': 'end', else: 'day' },
    }),
    node('toDepartment', { id: 'people', settings: { department, text: 'Já chamo alguém.', typing: false } }),
    node('end', { settings: { text: 'Marcado! Até lá.', typing: false } }),
  );
  return withWayOut(drawn);
}
