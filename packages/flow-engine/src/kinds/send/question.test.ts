import { expect, test } from 'vitest';
import { forgetSecrets } from '../../forget-secrets.ts';
import { make, makeMessage, play, say, type Drawing } from '../../testing/runs.ts';

function drawing(settings: object): Drawing {
  const ports = { next: 'ok', skipped: 'skip', no_match: 'no', timeout: 'late' };
  const ends = { ok: say('ok'), skip: say('skip'), no: say('no'), late: say('late') };
  return { ask: ['question', { text: 'Diga', variable: 'x', ...settings }, ports], ...ends };
}

const file = (type: string, changes: object = {}) => ({
  kind: 'message' as const,
  message: makeMessage('', {
    type: type as 'image',
    media_url: 'https://a/b',
    file_name: 'b.bin',
    ...changes,
  }),
});

test.each([
  ['text', 'olá', 'olá'],
  ['number', 'dez', 10],
  ['email', 'ANA@exemplo.com', 'ana@exemplo.com'],
  ['cpf', '529.982.247-25', '52998224725'],
  ['date', 'amanhã', '2025-11-21'],
  ['money', 'R$ 1.234,56', 1234.56],
  ['yes_no', 'claro', true],
  ['list', 'a, b', ['a', 'b']],
] as const)('a %s: %j is kept as %j', (kind, answer, value) => {
  const { state, said } = play(drawing({ kind }), ['oi', answer]);
  expect(said).toEqual(['Diga', 'ok']);
  expect(state.variables.x).toEqual(value);
});

test.each([
  ['number', 'abc', 'Não entendi. Responda com um número, por favor. Por exemplo: 10'],
  ['cpf', '111.111.111-11', 'Esse CPF não parece certo. Confira e envie os 11 números, por favor.'],
  ['image', 'uma foto', 'Envie uma imagem, por favor.'],
] as const)('a wrong %s is asked for again', (kind, answer, again) => {
  const { said } = play(drawing({ kind }), ['oi', answer, answer]);
  expect(said).toEqual(['Diga', again, 'no']);
});

test('words of its own say what is wrong, and a pattern must be met as well', () => {
  const settings = { pattern: '^[A-Z]{3}\\d{4}$', error_text: 'A placa, {nome}!' };
  const { said, state } = play(drawing(settings), ['oi', 'ABC', 'ABC1234']);
  expect(said).toEqual(['Diga', 'A placa, Ana Maria Souza!', 'ok']);
  expect(state.variables.x).toBe('ABC1234');
});

test('files, pictures and voices are answers of their kind, with a caption or without', () => {
  expect(play(drawing({ kind: 'image' }), ['oi', file('image')]).state.variables.x).toBe('https://a/b');
  expect(play(drawing({ kind: 'file' }), ['oi', file('document', { text: 'segue' })]).state.variables.x).toBe(
    'https://a/b',
  );
  expect(play(drawing({ kind: 'audio' }), ['oi', file('image')]).said).toHaveLength(2);
});

test('one may leave it out with the word for that', () => {
  const { said, state } = play(drawing({ kind: 'email', skip_word: 'pular' }), ['oi', 'Pular.']);
  expect(said).toEqual(['Diga', 'skip']);
  expect(state.variables).toEqual({});
});

test('messages that come close together are one answer', () => {
  const played = play(drawing({ gather_seconds: 5 }), ['oi', 'Rua A']);
  expect(played.said).toEqual(['Diga']);
  for (const move of [3000, 'número 10', 4000, 1000]) make(played, move);
  expect(played.taken).toEqual([true, true, false, true, false, true]);
  expect(played.state.variables.x).toBe('Rua A\nnúmero 10');
});

test('an answer is written to the contact too', () => {
  const { effects, scene } = play(drawing({ save_to: 'cidade' }), ['oi', 'Recife']);
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'contact', fields: { cidade: 'Recife' } }));
  expect(scene.contact.data.cidade).toBeUndefined();
});

test('a sensitive answer, right or wrong, is in no trace and no summary', () => {
  const transfer = { ok: ['toDepartment', { department: 'd1' }] } satisfies Drawing;
  const settings = { kind: 'cpf', sensitive: true };
  const { trace, effects, state } = play({ ...drawing(settings), ...transfer }, [
    'oi',
    '123',
    '529.982.247-25',
  ]);
  // Here the ids of messages are made of their texts.
  const told = JSON.stringify(trace, (name, value: unknown) => (name === 'heard' ? undefined : value));
  expect(told).not.toMatch(/123|529/);
  expect(trace.at(-2)).toMatchObject({ input: '•••', changes: { x: '•••' }, port: 'next' });
  expect(effects.filter(({ kind }) => kind === 'mask')).toHaveLength(2);
  expect(effects.at(-1)).toMatchObject({ kind: 'transfer', summary: expect.stringContaining('x: •••') });
  expect(state.last_message).toBe('');
});

test('a sensitive answer is known for as long as the run goes on, and no longer', () => {
  const sensitive = {
    ...drawing({ sensitive: true }),
    ok: ['question', { text: 'E?', variable: 'y' }],
  } satisfies Drawing;
  const open = play(sensitive, ['oi', 'segredo']).state;
  expect(open).toMatchObject({ variables: { x: 'segredo' }, hidden: { 'm-segredo': 'segredo' } });
  const over = play(sensitive, ['oi', 'segredo', 'tudo bem']).state;
  expect(over).toMatchObject({ ending: 'dead_end', variables: { y: 'tudo bem' } });
  expect(over.hidden).toEqual({});
  const hands = { ok: ['toDepartment', { department: 'd1' }] } satisfies Drawing;
  const handed = play({ ...drawing({ sensitive: true }), ...hands }, ['oi', 'segredo']).state;
  expect(handed).toMatchObject({ ending: 'human', variables: {}, hidden: { 'm-segredo': 'segredo' } });
  const gathering = play(drawing({ sensitive: true, gather_seconds: 20 }), ['oi', 'segredo']).state;
  expect(JSON.stringify(gathering)).toContain('segredo');
  expect(JSON.stringify(forgetSecrets(gathering))).not.toContain('segredo');
});

test.each(['{x}', '{X}', '{fluxo.x}'])(
  'what is made of a sensitive answer by %s is sensitive too',
  (name) => {
    const assignments = [
      { variable: 'copia', kind: 'text', value: `CPF ${name}` },
      { variable: 'soma', kind: 'expression', value: `concat(${name}, "!")` },
    ];
    const rules = [{ id: 'r', groups: [{ mode: 'all', comparisons: [{ left: name, operator: 'is_set' }] }] }];
    const { trace, state } = play(
      {
        ...drawing({ sensitive: true }),
        ok: ['set', { assignments }, { next: 'if' }],
        if: ['condition', { rules }, { 'rule:r': 'ask2' }],
        ask2: ['question', { text: 'E?', variable: 'y' }],
      },
      ['oi', 'segredo'],
    );
    expect(trace.find(({ node }) => node === 'ok')?.changes).toEqual({ copia: '•••', soma: '•••' });
    expect(state.variables).toMatchObject({ copia: 'CPF segredo', soma: 'segredo!' });
    expect(JSON.stringify(trace.filter(({ node }) => node === 'if'))).toContain('dado sigiloso');
  },
);

test('a sensitive answer is kept beyond the flow by no way of writing its name', () => {
  const assignments = [{ variable: 'z', kind: 'text', value: '{X}', scope: 'contact' }];
  const kept: Drawing = {
    ...drawing({ sensitive: true }),
    ok: ['set', { assignments }, { next: 'skip', error: 'late' }],
  };
  const { said, effects } = play(kept, ['oi', 'segredo']);
  expect(said).toEqual(['Diga', 'late']);
  expect(effects.filter(({ kind }) => kind === 'keep')).toEqual([]);
});

test('no answer in time leads elsewhere', () => {
  expect(play(drawing({ timeout: { amount: 2, unit: 'hours' } }), ['oi', 7_200_000]).said).toEqual([
    'Diga',
    'late',
  ]);
});

test.each([
  ['number', { min: '1', max: '10' }, '11', 'Envie um número de 1 a 10, por favor.'],
  ['number', { min: '18' }, '17 anos', 'Envie um número a partir de 18, por favor.'],
  ['number', { max: '{teto}' }, '5', 'Envie um número até 4, por favor.'],
  [
    'money',
    { min: '50', max: 'R$ 1.000,00' },
    '45,00',
    'Envie um valor de R$ 50,00 a R$ 1.000,00, por favor.',
  ],
  ['date', { min: 'amanhã' }, 'hoje', 'Envie uma data a partir de 21/11/2025, por favor.'],
  ['date', { max: 'daqui a 30 dias' }, '25/12', 'Envie uma data até 20/12/2025, por favor.'],
  ['date', { past_days: false }, 'ontem', 'Esse dia já passou. Envie uma data a partir de hoje, por favor.'],
] as const)('a %s of %j does not take %j', (kind, limits, answer, again) => {
  const { said } = play(drawing({ kind, ...limits }), ['oi', answer, answer], { inputs: { teto: 4 } });
  expect(said).toEqual(['Diga', again, 'no']);
});

test.each([
  ['number', { min: '1', max: '10' }, '10', 10],
  ['money', { min: '50' }, '50', 50],
  ['date', { past_days: false }, 'hoje', '2025-11-20'],
  ['date', {}, 'ontem', '2025-11-19'],
  ['date', {}, '25/12/1990', '1990-12-25'],
  ['text', { min: '5' }, '3', '3'],
] as const)('a %s of %j takes %j', (kind, limits, answer, value) => {
  expect(play(drawing({ kind, ...limits }), ['oi', answer]).state.variables.x).toBe(value);
});

test.each([
  ['quinta', 'Você quis dizer quinta-feira, 27/11?', '2025-11-27'],
  ['sexta que vem', 'Você quis dizer sexta-feira, 21/11?', '2025-11-21'],
  ['dia 5', 'Você quis dizer sexta-feira, 05/12?', '2025-12-05'],
  ['05/06', 'Você quis dizer sexta-feira, 05/06/2026?', '2026-06-05'],
] as const)('%j may be two days, and is confirmed', (answer, asked, date) => {
  const played = play(drawing({ kind: 'date' }), ['oi', answer]);
  expect(played.said.at(-1)).toBe(asked);
  make(played, 'isso');
  expect(played.state.variables.x).toBe(date);
});

test.each(['sexta', 'segunda que vem', 'dia 25', '25/12', '10/01', '05/06/2026', 'hoje', 'daqui a 3 dias'])(
  '%j is one day, and is not confirmed',
  (answer) => {
    expect(play(drawing({ kind: 'date' }), ['oi', answer]).said).toEqual(['Diga', 'ok']);
  },
);

test('not that day: it asks again, and takes another day at once', () => {
  expect(play(drawing({ kind: 'date' }), ['oi', 'dia 5', 'não', '10/12']).said.slice(1)).toEqual([
    'Você quis dizer sexta-feira, 05/12?',
    'Diga',
    'ok',
  ]);
  const other = play(drawing({ kind: 'date' }), ['oi', 'dia 5', '10/12']);
  expect(other.state.variables.x).toBe('2025-12-10');
});
