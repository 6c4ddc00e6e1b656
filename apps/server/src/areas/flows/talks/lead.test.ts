import { describe, expect } from 'vitest';
import { customerOf } from '../../../testing/customer.ts';
import { drawing, node, says, withWayOut } from '../../../testing/flow-drawings.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend('chip', { scope: 'file' }, async ({ desk }) =>
  desk.addChannel(await desk.publish(lead(desk.company.department))),
);

const hello = 'Oi! Vamos montar sua proposta.';
const wrongMail = 'Esse e-mail não parece certo. Envie, por exemplo: maria@exemplo.com.br';
const wrongPhone = 'Esse telefone não parece certo. Envie com o DDD, por exemplo: 11 98765-4321';

describe.concurrent('a lead form', () => {
  it('Bruno writes ahead of the question, gives odd addresses and phones, and thanks without a new start', async ({
    server,
    desk,
    chip,
  }) => {
    const bruno = customerOf({ server, desk, chip });
    await bruno.writes('boa tarde', 'vi o anúncio de vcs', 'quanto custa?');
    await bruno.reads(hello, 'Qual é o seu nome?');
    await bruno.writes('Bruno', 'Tavares');
    await bruno.reads(/^Prazer, Bruno\sTavares! Seu e-mail\?$/);
    await bruno.writes('bruno arroba gmail');
    await bruno.reads(wrongMail);
    await bruno.writes('bruno@gmail,com');
    await bruno.reads(wrongMail);
    await bruno.writes('é bruno.tavares@gmail.com');
    await bruno.reads('E um telefone com DDD?');
    await bruno.writes('é esse mesmo');
    await bruno.reads(wrongPhone);
    await bruno.writes('41 9 9888-7766');
    await bruno.reads('De 0 a 10, que nota dá ao site?');
    await bruno.writes('adorei');
    await bruno.reads('Não entendi. Responda com uma nota de 0 a 10, por favor.');
    await bruno.writes('nota 9');
    await bruno.reads('Obrigado!', 'Anotado: bruno.tavares@gmail.com, 5541998887766.');
    for (const thanks of ['Valeu!!', '👍', 'obrigado, boa semana']) await bruno.writes(thanks);
    // The positive control: somebody who writes later is asked.
    const ines = customerOf({ server, desk, chip });
    await ines.writes('oi');
    await ines.reads(hello, 'Qual é o seu nome?');
    expect(await bruno.unread()).toEqual([]);
    await bruno.writes('esqueci de perguntar o prazo');
    await bruno.reads(hello, 'Qual é o seu nome?');
  });

  it('Lia speaks instead of writing, and comes to a person after three audios', async ({
    server,
    desk,
    chip,
  }) => {
    const lia = customerOf({ server, desk, chip });
    await lia.writes('oi');
    await lia.reads(hello, 'Qual é o seu nome?');
    await lia.writes('Lia');
    await lia.reads('Prazer, Lia! Seu e-mail?');
    for (let count = 0; count < 3; count += 1) {
      await lia.sends('audio');
      await lia.reads('Ainda não consigo ouvir áudios aqui. Pode escrever o e-mail?');
    }
    await lia.writes('nao tenho email', 'posso falar com uma pessoa?');
    await lia.reads(wrongMail, /^Certo! Vou chamar alguém da equipe/);
    await desk.handedOver(lia.phone);
    expect(await desk.conversation(lia.phone)).toMatchObject({ is_manual: true, waiting_response: true });
  });
});

function lead(department: string) {
  const asks = (id: string, settings: object, next: string) =>
    node('question', {
      id,
      settings: { attempts: 4, typing: false, ...settings },
      next: { next, no_match: 'people' },
    });
  return withWayOut(
    drawing(
      says('hello', hello, { next: 'name' }),
      asks('name', { text: 'Qual é o seu nome?', variable: 'quem', gather_seconds: 1, typing: true }, 'mail'),
      asks('mail', { text: 'Prazer, {quem}! Seu e-mail?', kind: 'email', variable: 'email' }, 'phone'),
      asks('phone', { text: 'E um telefone com DDD?', kind: 'phone', variable: 'fone' }, 'csat'),
      node('csat', {
        settings: {
          text: 'De 0 a 10, que nota dá ao site?',
          scale: '0-10',
          attempts: 3,
          thanks_text: 'Obrigado!',
          typing: false,
        },
        next: { next: 'end', no_match: 'people' },
      }),
      node('toDepartment', {
        id: 'people',
        settings: { department, text: 'Já chamo alguém.', typing: false },
      }),
      node('end', { settings: { text: 'Anotado: {email}, {fone}.', typing: false } }),
    ),
  );
}
