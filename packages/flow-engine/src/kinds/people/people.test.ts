import { expect, test } from 'vitest';
import { makeMessage, play, say, text, type Drawing } from '../../testing/runs.ts';

const ends = { nobody: say('nobody'), late: say('late'), away: say('away') };
const online = { d1: [{ id: 'u1', name: 'Bia' }] };

function hands(settings: object, next: Record<string, string> = {}): Drawing {
  return { hand: ['toDepartment', { department: 'd1', text: 'Um momento', ...settings }, next], ...ends };
}

test('a department takes over: the run is over', () => {
  const { effects, state, trace } = play(
    hands({ strategy: 'least_loaded', priority: 'high', summary: false }),
    ['oi'],
    {
      scene: { online },
    },
  );
  expect(effects.at(-1)).toMatchObject({
    kind: 'transfer',
    department: 'd1',
    user: null,
    strategy: 'least_loaded',
    priority: 'high',
    summary: null,
  });
  expect(state).toMatchObject({ ending: 'human', frames: [] });
  expect(trace.at(-1)?.why).toBe('Transferiu para Comercial.');
});

test('the summary says what is known and the way that led here', () => {
  const drawing: Drawing = {
    hi: text('Olá', { next: 'b' }),
    b: ['question', { text: 'Nome?', variable: 'nome' }, { next: 'a' }],
    a: ['question', { text: 'Cidade?', variable: 'cidade' }, { next: 'hand' }],
    ...hands({}),
  };
  const { effects } = play(drawing, ['oi', 'Ana', 'Lapa']);
  expect(effects.at(-1)).toMatchObject({
    summary: 'Resumo do robô (Fluxo f1)\nnome: Ana\ncidade: Lapa\nCaminho: Mensagem › Pergunta › Pergunta',
  });
});

test('nobody online leads elsewhere, or it is handed over all the same', () => {
  expect(play(hands({}, { nobody: 'nobody' }), ['oi']).said).toEqual(['nobody']);
  expect(play(hands({}, { nobody: 'nobody' }), ['oi'], { scene: { online } }).said).toEqual(['Um momento']);
  expect(play(hands({}), ['oi']).said).toEqual(['Um momento']);
});

test.each([
  ['those who wait are before', {}, {}, '3º'],
  ['nobody waits', {}, { waiting: {} }, '1º'],
  ['somebody gets it at once', { strategy: 'least_loaded' }, { online }, undefined],
  ['nobody is there to get it', { strategy: 'least_loaded' }, {}, '3º'],
  ['the one who attended last is there', { strategy: 'last_agent' }, { online }, undefined],
  ['the one who attended last is away', { strategy: 'last_agent' }, { online, last_agent: null }, '3º'],
])('the text shows the place: %s', (_, settings, scene, told) => {
  const { said } = play(hands({ place_text: '{Posição}º', ...settings }), ['oi'], {
    scene: { waiting: { d1: 2 }, ...scene },
  });
  expect(said).toEqual(['Um momento', ...(told ? [told] : [])]);
});

test('a department that is gone leaves it to the team', () => {
  expect(play(hands({ department: 'x' }), ['oi']).effects.at(-1)).toMatchObject({
    kind: 'transfer',
    department: null,
  });
});

test('nobody took it in time: the bot speaks again, and until then it hears nothing', () => {
  const drawing: Drawing = {
    ...hands({ timeout: { amount: 5, unit: 'minutes' } }, { timeout: 'late' }),
    menu: ['global', { phrases: ['menu'] }, { next: 'away' }],
  };
  const { taken, effects, said } = play(drawing, ['oi', 'menu', 'alô?', 300_000]);
  expect(taken).toEqual([true, false, false, true]);
  expect(effects.map(({ kind }) => kind)).toEqual(['send', 'transfer', 'take_back', 'send']);
  expect(said).toEqual(['Um momento', 'late']);
});

test.each([
  ['the one chosen', { user: 'u1' }, { online }, 'u1', []],
  ['who attended last', {}, { online }, 'u1', []],
  ['someone away', { user: 'u2' }, { online }, null, ['away']],
  ['nobody ever', {}, { last_agent: null }, null, ['away']],
])('an agent takes over: %s', (_, settings, scene, user, said) => {
  const drawing: Drawing = { hand: ['toAgent', settings, { away: 'away' }], ...ends };
  const played = play(drawing, ['oi'], { scene });
  expect(played.said).toEqual(said);
  const takers = played.effects.map((effect) => (effect.kind === 'transfer' ? effect.user : null));
  expect(takers).toEqual([user]);
});

test('an agent who is away gets it all the same where no other port is connected', () => {
  const { effects, state } = play({ hand: ['toAgent', { user: 'u2', summary: false }] }, ['oi']);
  expect(effects).toMatchObject([{ kind: 'transfer', user: 'u2' }]);
  expect(state.ending).toBe('human');
});

test('an agent who may not attend here gets nothing, and the trace says so', () => {
  const scene = { online, attending: ['u2'] };
  const hand: Drawing = { hand: ['toAgent', { user: 'u1', summary: false }] };
  const { effects, trace } = play(hand, ['oi'], { scene });
  expect(effects).toMatchObject([{ kind: 'transfer', user: null }]);
  expect(trace.at(-1)?.why).toBe(
    'O atendente saiu da equipe ou não vê este departamento. Transferiu para a equipe.',
  );
  const away: Drawing = { hand: ['toAgent', { user: 'u1' }, { away: 'away' }], ...ends };
  expect(play(away, ['oi'], { scene }).said).toEqual(['away']);
});

test('a note may call people', () => {
  const { effects } = play({ note: ['notify', { text: 'Olhem isto', mentions: ['u1', 'u2'] }] }, ['oi']);
  expect(effects).toMatchObject([
    { kind: 'note', text: 'Olhem isto' },
    { kind: 'mention', users: ['u1', 'u2'] },
  ]);
});

test('of the people of a note only those are called who see the conversation', () => {
  const called = (attending: string[]) =>
    play({ note: ['notify', { text: 'Olhem', mentions: ['u1', 'u2'] }] }, ['oi'], {
      scene: { attending },
    }).effects.at(-1);
  expect(called(['u2'])).toMatchObject({ kind: 'mention', users: ['u2'] });
  expect(called(['u3'])).toMatchObject({ kind: 'note' });
});

test('a note e-mails people and notifies another system where it was written, never about whom', () => {
  const settings = {
    text: '{contato.nome} quer falar',
    notice: 'Pedido grande',
    mentions: ['u1'],
    email: true,
  };
  const webhook = { webhook_url: 'https://erp.exemplo.com/avisos', webhook_secret: 'erp' };
  const note = (more: object): Drawing => ({ note: ['notify', { ...settings, ...more }] });
  const { effects, trace } = play(note(webhook), ['oi']);
  expect(effects[1]).toMatchObject({
    kind: 'mention',
    users: ['u1'],
    email: true,
    notice: 'Pedido grande',
    webhook: { method: 'POST', url: webhook.webhook_url, secret: 'erp' },
  });
  const body = effects[1]?.kind === 'mention' ? effects[1].webhook?.body : null;
  expect(JSON.parse(body ?? '')).toEqual({
    event: 'flow_notice',
    flow: { id: 'f1', name: 'Fluxo f1' },
    conversation_id: expect.any(String) as string,
    step: 'Nota interna',
    text: 'Pedido grande',
  });
  expect(trace.at(-1)?.why).toContain(
    'Escreveu uma nota para a equipe. Chamou pessoas da equipe, também por e-mail. Avisou outro sistema.',
  );
  const alone = play(note({ ...webhook, mentions: [] }), ['oi']);
  expect(alone.effects[1]).toMatchObject({ kind: 'mention', users: [] });
  expect(play(note({ mentions: [], webhook_url: 'ftp://x' }), ['oi']).effects).toHaveLength(1);
});

test('a note, tags and fields are written, and seen by what follows', () => {
  const comparisons = [{ left: '', operator: 'has_tag', right: 't9' }];
  const drawing: Drawing = {
    note: ['notify', { text: 'Cliente {nome}' }, { next: 'tags' }],
    tags: ['tags', { add: ['t9'], remove: ['t1'] }, { next: 'field' }],
    field: [
      'contactField',
      { fields: [{ field: 'cpf', value: '123' }], annotation: 'veio do robô' },
      { next: 'if' },
    ],
    if: ['condition', { rules: [{ id: 'r', groups: [{ mode: 'all', comparisons }] }] }, { 'rule:r': 'ok' }],
    ok: say('{contato.cpf} {contato.tags}'),
  };
  const { effects, said } = play(drawing, ['oi'], { scene: { tag_names: { t9: 'Novo' } } });
  expect(effects.slice(0, 3)).toMatchObject([
    { kind: 'note', text: 'Cliente Ana Maria Souza' },
    { kind: 'tags', add: ['t9'], remove: ['t1'] },
    { kind: 'contact', fields: { cpf: '123' }, annotation: 'veio do robô' },
  ]);
  expect(said).toEqual(['123 Novo']);
});

test.each([
  ['what is there already is kept', { field: 'idade', value: '50' }, {}, /mantido: idade/],
  [
    'unless it may be overwritten',
    { field: 'idade', value: '50', overwrite: true },
    { idade: '50' },
    /Gravou idade/,
  ],
  ['an empty value writes nothing', { field: 'cpf', value: '{nada}' }, {}, /Nada para gravar/],
  [
    'the name of the team for them',
    { field: 'override_name', value: 'Aninha', overwrite: true },
    { override_name: 'Aninha' },
    /Gravou/,
  ],
] as [string, object, object, RegExp][])('contactField: %s', (_, field, fields, why) => {
  const { effects, trace } = play({ f: ['contactField', { fields: [field] }, { next: 'away' }], ...ends }, [
    'oi',
  ]);
  expect(
    effects.filter(({ kind }) => kind === 'contact').map((effect) => 'fields' in effect && effect.fields),
  ).toEqual(Object.keys(fields).length > 0 ? [fields] : []);
  expect(trace.at(-2)?.why).toMatch(why);
});

test('contactField: a value too long for its field is an error', () => {
  const fields = [{ field: 'override_name', value: 'x'.repeat(200), overwrite: true }];
  expect(play({ f: ['contactField', { fields }, { error: 'away' }], ...ends }, ['oi']).said).toEqual([
    'away',
  ]);
});

test.each([
  ['for good', null, 'contato.', null],
  ['for a time', { amount: 1, unit: 'days' }, 'contato até 21/11/2025 às 09:05.', '2025-11-21T12:05:00Z'],
])('ignoring %s ends the run, and a note in the thread says so', (_, duration, note, until) => {
  const { effects, state } = play({ gone: ['ignore', { duration }] }, ['oi', 'oi?']);
  expect(effects).toMatchObject([
    { kind: 'note', text: expect.stringContaining(note) },
    { kind: 'ignore', until: until && Date.parse(until) },
  ]);
  expect(state.ending).toBe('ignored');
});

test('the end may finish the conversation, with a last word', () => {
  const { effects, state } = play({ end: ['end', { outcome: 'convertido', text: 'Tchau' }] }, ['oi']);
  expect(effects).toMatchObject([{ kind: 'send' }, { kind: 'finish', outcome: 'convertido' }]);
  expect(state).toMatchObject({ ending: 'ended', outcome: 'convertido' });
});

test.each([
  ['sim', 'accepted', true],
  ['Aceito!', 'accepted', true],
  ['não', 'denied', false],
  ['não aceito', 'denied', false],
  ['1', null, null],
  ['talvez', null, null],
  ['acho que sim', null, null],
  ['sim ou não?', null, null],
  ['aceito não', null, null],
  ['sim, mas não de promoções', null, null],
  ['não entendi', null, null],
] as const)('consent: %j is %s', (answer, port, accepted) => {
  const ask: Drawing = {
    ask: ['consent', { text: 'Podemos escrever?' }, { accepted: 'nobody', denied: 'late' }],
    ...ends,
  };
  const { effects, trace } = play(ask, ['oi', answer]);
  expect(trace[2]?.port).toBe(port);
  const recorded = effects.filter(({ kind }) => kind === 'consent');
  const { message_id } = makeMessage(answer);
  const proof = { purpose: 'marketing', accepted, text: 'Podemos escrever?', message_id };
  expect(recorded).toMatchObject(accepted === null ? [] : [proof]);
});

const scored = (settings: object): Drawing => ({
  rate: [
    'csat',
    { text: 'Nota?', variable: 'n', ...settings },
    { next: 'nobody', no_match: 'away', timeout: 'late' },
  ],
  ...ends,
});

test.each([
  ['1-5', '5', 5],
  ['1-5', 'cinco', 5],
  ['0-10', '10', 10],
  ['0-10', '0', 0],
  ['thumbs', '👍🏽', 1],
  ['thumbs', '👎', 0],
  ['1-5', '6', null],
  ['0-10', '10 reais?', null],
  ['thumbs', 'legal', null],
  ['1-5', 'quanto custa?', null],
] as const)('csat %s: %j is %s', (scale, answer, score) => {
  const { said, state, effects } = play(scored({ scale }), ['oi', answer]);
  expect(state.variables.n).toBe(score ?? undefined);
  expect(said.at(-1)).toBe(score === null ? hints[scale] : 'nobody');
  const scores = effects.filter(({ kind }) => kind === 'score');
  expect(scores).toMatchObject(score === null ? [] : [{ value: score, scale, comment: null }]);
});

const hints = {
  '1-5': 'Não entendi. Responda com uma nota de 1 a 5, por favor.',
  '0-10': 'Não entendi. Responda com uma nota de 0 a 10, por favor.',
  thumbs: 'Não entendi. Responda com 👍 ou 👎, por favor.',
};

test('csat: what is no score is asked again, as often as it may be', () => {
  const again = play(scored({ no_match_text: 'Só a nota.' }), ['oi', 'legal', '5']);
  expect(again.said).toEqual(['Nota?', 'Só a nota.', 'Obrigado pela sua avaliação!', 'nobody']);
  expect(play(scored({}), ['oi', 'legal', 'oi?']).said.at(-1)).toBe('away');
  expect(play(scored({ attempts: 1 }), ['oi', 'legal']).said.at(-1)).toBe('away');
});

test('csat: the score counts at once, and a comment replaces it', () => {
  const { effects, said } = play(scored({ ask_comment: true }), ['oi', '4', 'Muito bom']);
  expect(effects.filter(({ kind }) => kind === 'score')).toMatchObject([
    { comment: null },
    { value: 4, comment: 'Muito bom' },
  ]);
  expect(said).toEqual([
    'Nota?',
    'Obrigado! Quer contar o motivo da nota?',
    'Obrigado pela sua avaliação!',
    'nobody',
  ]);
  expect(play(scored({ ask_comment: true }), ['oi', '4', 86_400_000]).said.at(-1)).toBe('nobody');
  expect(play(scored({}), ['oi', 86_400_000]).said.at(-1)).toBe('late');
});
