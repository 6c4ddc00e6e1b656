import type { Phone } from '@prosa/fakes';
import { replaceToken, type MetaNumber } from './official-keys.ts';
import type { PlayedCause } from './played-number.ts';

interface Words {
  /** What the card and the log say. */
  what: string;
  /** The network's own code, where it gives one. */
  code?: number;
  /** What the card says is done about it. */
  done: string;
}

const again = 'Tentando de novo…';

function words({ what, code, done }: Words): Pick<PlayedCause, 'sentence' | 'logged'> {
  const given = code === undefined ? '' : String.raw` \(código ${code}\)`;
  const retried = done === again ? ` ${again}` : '';
  return {
    sentence: new RegExp(String.raw`^${what} às .*${given}\. ${done}`),
    logged: new RegExp(String.raw`^${what}.*${given}\.${retried}$`),
  };
}

/** Returns the causes of the reference (2.1) that end a connection, in the order in which the phones play them. */
export function webCauses(handset: Phone): PlayedCause[] {
  const refuse = (failure: Parameters<Phone['failNextLogin']>[0]) => () => {
    handset.failNextLogin(failure);
    handset.drop();
  };
  const [blocked, review] = ['O WhatsApp bloqueou este número', 'Peça a revisão no aplicativo do WhatsApp'];
  const ends: [() => void, Words][] = [
    [refuse({ reason: 403 }), { what: blocked, code: 403, done: review }],
    [refuse({ reason: 406 }), { what: blocked, code: 406, done: review }],
    [
      refuse({ reason: 402, expire: 3600 }),
      { what: 'O WhatsApp restringiu este número', code: 402, done: 'Espere até lá' },
    ],
    [
      refuse({ reason: 405 }),
      { what: 'O WhatsApp recusou a versão deste programa', code: 405, done: 'Fale com o suporte' },
    ],
    [
      () => handset.leaveMultiDevice(),
      { what: 'O celular não aceita dispositivos conectados', code: 411, done: 'Atualize o WhatsApp' },
    ],
    [
      () => handset.replace(),
      { what: 'Este número foi conectado em outro lugar', code: 440, done: 'Toque em Conectar para voltar' },
    ],
    [() => handset.drop(), { what: 'A conexão caiu', code: 428, done: again }],
    [
      () => handset.streamError(503),
      { what: 'O WhatsApp não está aceitando conexões', code: 503, done: again },
    ],
    [
      () => handset.streamError(500),
      { what: 'O WhatsApp encerrou a conexão com um erro', code: 500, done: again },
    ],
  ];
  return [
    ...ends.map(([happen, said]) => ({ happen, ...words(said) })),
    { happen: () => handset.unlink(), needsLogin: true, ...words({ ...unlinked, code: 401 }) },
  ];
}

const unlinked = { what: 'O celular desconectou este número', done: 'Toque em Conectar e leia o QR code' };

/** Returns the causes that the simulator knows: fewer than the real network, and without codes. */
export function simulatedCauses(fault: (kind: string) => Promise<unknown>): PlayedCause[] {
  const mend = () => fault('none');
  const blocked = { what: 'O WhatsApp bloqueou este número', done: 'Peça a revisão' };
  const restricted = {
    what: 'O WhatsApp restringiu este número por um tempo',
    done: 'O aplicativo do WhatsApp diz até quando',
  };
  return [
    { happen: () => fault('banned'), mend, ...words(blocked) },
    { happen: () => fault('restricted'), mend, ...words(restricted) },
    { happen: () => fault('drop'), ...words({ what: 'A conexão caiu', done: again }) },
    { happen: () => fault('logout'), needsLogin: true, ...words(unlinked) },
  ];
}

/** Returns the one cause of an official number: Meta takes the token back, which the next message finds out. */
export function officialCauses({ graph, keys: { phone_number_id } }: MetaNumber): PlayedCause[] {
  const what = 'A Meta recusou as chaves deste número';
  return [
    {
      async happen({ desk }) {
        const known = graph.world.numbers.get(phone_number_id);
        if (known) known.access_token = 'EAAnovo';
        await desk.answer('Com o token vencido');
      },
      mend: (scene) => replaceToken(scene, 'EAAnovo'),
      ...words({ what, code: 190, done: 'Confira as chaves na Meta' }),
    },
  ];
}
