import { expect, test } from 'vitest';
import { problemsOf } from '../../problems/problems-of.ts';
import { knownNothing } from '../../problems/known.ts';
import { drawFlow, play, say, type Drawing } from '../../testing/runs.ts';
import { makeScene, makeScope } from '../../testing/scenes.ts';
import { changeScene } from '../../walk/change-scene.ts';
import { fillTemplate } from '../../words/template.ts';

const now = makeScene().now;
const sets = (assignment: object, text = ''): Drawing => ({
  set: [
    'set',
    { assignments: [{ variable: 'plano', kind: 'text', ...assignment }] },
    { next: 'a', error: 'no' },
  ],
  a: say(text),
  no: say('não'),
});

test('what is kept with the contact or the conversation is read there, and by nobody else', () => {
  const read = '{contato.plano}/{conversa.plano}/{fluxo.plano}/{plano}';
  const kept = play(sets({ value: 'ouro', scope: 'contact' }, read), ['oi']);
  expect(kept.said).toEqual(['ouro///']);
  expect(kept.state.variables).toEqual({});
  expect(kept.effects[0]).toMatchObject({
    kind: 'keep',
    scope: 'contact',
    name: 'plano',
    value: 'ouro',
    until: null,
  });
  expect(kept.trace[1]).toMatchObject({
    changes: { 'contato.plano': 'ouro' },
    why: 'Definiu contato.plano.',
  });
  expect(play(sets({ value: 'ouro', scope: 'conversation' }, read), ['oi']).said).toEqual(['/ouro//']);
  expect(play(sets({ value: 'ouro' }, read), ['oi']).said).toEqual(['//ouro/ouro']);
});

test('it is counted on, and forgotten', () => {
  const contact = { plano: { value: 4, until: null } };
  const scene = { lasting: { contact, conversation: {} } };
  const counts = sets({ kind: 'add', value: '2', scope: 'contact' }, '{contato.plano}');
  expect(play(counts, ['oi'], { scene }).said).toEqual(['6']);
  const forgets = play(sets({ kind: 'clear', scope: 'contact' }, '{contato.plano|"nada"}'), ['oi'], {
    scene,
  });
  expect([forgets.said, forgets.effects[0]]).toMatchObject([['nada'], { kind: 'keep', value: null }]);
});

test('it is over when its time is', () => {
  const expires = { amount: 1, unit: 'hours' };
  const { effects } = play(sets({ value: 'ouro', scope: 'conversation', expires }), ['oi']);
  const [keep] = effects;
  expect(keep).toMatchObject({ until: now + 3_600_000 });
  const after = (ms: number) => {
    const scene = keep ? changeScene(makeScene(), keep) : makeScene();
    return fillTemplate('{conversa.plano}', makeScope({}, { ...scene, now: now + ms }));
  };
  expect([after(3_599_999), after(3_600_000)]).toEqual(['ouro', '']);
});

test.each([
  ['a sensitive answer', { value: '{cpf}', scope: 'contact' }, 'sigilosa'],
  ['more than there is room for', { value: '{longo}', scope: 'contact' }, 'grande demais'],
])('%s is not kept', (_, assignment, why) => {
  const longo = Array.from({ length: 500 }, () => 'x'.repeat(30));
  const drawing: Drawing = {
    ask: ['question', { text: 'CPF?', variable: 'cpf', sensitive: true }, { next: 'set' }],
    ...sets(assignment),
  };
  const { said, trace, effects } = play(drawing, ['oi', '123'], { inputs: { longo } });
  expect(said.at(-1)).toBe('não');
  expect(trace.find(({ node }) => node === 'set')?.why).toContain(why);
  expect(effects.map(({ kind }) => kind)).not.toContain('keep');
});

test('a name that means something already is an error, and one under which nothing is kept is a warning', () => {
  const problems = (drawing: Drawing, lasting: string[]) =>
    problemsOf(drawFlow(drawing).document, { ...knownNothing, fields: [], lasting }).map(
      ({ message }) => message,
    );
  const taken = sets({ variable: 'Telefone', value: 'x', scope: 'contact' });
  expect(problems(taken, [])[0]).toContain('Mude o nome {contato.Telefone}');
  const reads = sets({ variable: 'ok', value: '{conversa.pedido} {contato.plano}' });
  expect(problems(reads, []).filter((text) => text.startsWith('Confira'))).toHaveLength(2);
  expect(
    problems(reads, ['contato.plano', 'conversa.pedido']).filter((text) => text.startsWith('Confira')),
  ).toEqual([]);
});
