import { expect, test } from 'vitest';
import { emptyDocument } from '../document/empty-document.ts';
import { readDocument } from '../document/read-document.ts';
import { knownNothing, type Known, type NumberCan } from './known.ts';
import { problemsOf } from './problems-of.ts';

type Drawn = Record<
  string,
  { type: string; next?: Record<string, string>; settings?: object; label?: string }
>;

const say = (text: string, next?: string) => ({
  type: 'message',
  settings: { blocks: [{ id: 'b', type: 'text', variants: [text] }] },
  ...(next ? { next: { next } } : {}),
});
const end = { type: 'end' };
const start = { type: 'start', next: { next: 'a' } };
const menu = (options: object[], next: object = {}) => ({
  type: 'menu',
  settings: { text: 'Escolha', options },
  next: { 'option:1': 'z', 'option:2': 'z', no_match: 'z', ...next },
});
const notes = (settings: object): Drawn => ({
  s: start,
  a: { type: 'notify', settings: { text: 't', ...settings }, next: { next: 'z' } },
  z: end,
});
const company: Known = {
  tags: [{ id: 't1', name: 'VIP' }],
  departments: new Map([['d1', 'Comercial']]),
  users: new Map(),
  flows: new Map(),
  media: [{ id: 'm1', name: 'foto' }],
};

test('a sound flow has no problems', () => {
  const drawn: Drawn = {
    s: start,
    a: menu([
      { id: '1', label: 'Vendas' },
      { id: '2', label: 'Sair' },
    ]),
    z: end,
    g: { type: 'global', settings: { phrases: ['sair'] }, next: { next: 'j' } },
    j: { type: 'jump', settings: { target: 'a' } },
  };
  expect(find(drawn, company)).toEqual([]);
});

test.each<[string, object, { name: string; hosts: string[] }[], RegExp | null]>([
  ['goes to its host', {}, [{ name: 'loja', hosts: ['api.loja.com.br'] }], null],
  [
    'goes where only a run knows',
    { url: 'https://{host}/x' },
    [{ name: 'loja', hosts: ['outra.com.br'] }],
    null,
  ],
  ['is gone', {}, [], /“loja” de “Requisição HTTP”: ela não existe mais/],
  ['has no host yet', {}, [{ name: 'loja', hosts: [] }], /falta dizer a que servidor/],
  ['would go elsewhere', {}, [{ name: 'loja', hosts: ['outra.com.br'] }], /só pode ir a outra\.com\.br/],
  [
    'would go over http',
    { url: 'http://api.loja.com.br' },
    [{ name: 'loja', hosts: ['api.loja.com.br'] }],
    /por https/,
  ],
])('a secret that %s', (_what, settings, secrets, expected) => {
  const url = 'https://api.loja.com.br/pedidos/{id}';
  const drawn: Drawn = {
    s: start,
    a: {
      type: 'http',
      settings: { url, secret: 'loja', ...settings },
      next: { success: 'z', client_error: 'z', failed: 'z' },
    },
    z: end,
  };
  const said = find(drawn, { ...company, secrets }).filter(({ message }) =>
    message.includes('senha de acesso'),
  );
  expect(said.map(({ node, severity }) => [node, severity])).toEqual(expected ? [['a', 'error']] : []);
  expect(said.map(({ message }) => message).join()).toMatch(expected ?? /^$/);
});

test.each<[string, Drawn, string | null, 'error' | 'warning', RegExp]>([
  ['no start', { a: end }, null, 'error', /Adicione o bloco “Início”/],
  ['two starts', { s: start, a: end, t: start }, 't', 'error', /só pode ter um/],
  ['start that leads nowhere', { s: { type: 'start' } }, 's', 'error', /Ligue o “Início” ao primeiro passo/],
  ['missing target', { s: { type: 'start', next: { next: 'x' } } }, 's', 'error', /foi apagado/],
  ['jump without target', { s: start, a: { type: 'jump' } }, 'a', 'error', /Escolha para qual passo/],
  [
    'jump to nothing',
    { s: start, a: { type: 'jump', settings: { target: 'x' } } },
    'a',
    'error',
    /foi apagado/,
  ],
  ['unreachable', { s: start, a: end, b: say('oi', 'a') }, 'b', 'warning', /nenhum caminho chega/],
  ['dead end', { s: start, a: say('oi') }, 'a', 'error', /Ligue “Mensagem” ao próximo passo/],
  [
    'open option',
    { s: start, a: { ...menu([{ id: '1', label: 'Vendas' }]), next: { no_match: 'z' } }, z: end },
    'a',
    'error',
    /Ligue a opção “Vendas”/,
  ],
  [
    'open no_match',
    { s: start, a: { ...menu([{ id: '1', label: 'V' }]), next: { 'option:1': 'z' } }, z: end },
    'a',
    'warning',
    /“Não entendeu”.*pessoa da equipe/,
  ],
  ['empty message', { s: start, a: say(' ', 'z'), z: end }, 'a', 'error', /Escreva o texto de “Mensagem”/],
  ['empty menu', { s: start, a: menu([]), z: end }, 'a', 'error', /Adicione ao menos uma opção/],
  [
    'unnamed option',
    { s: start, a: menu([{ id: '1', label: '' }]), z: end },
    'a',
    'error',
    /nome de cada opção/,
  ],
  [
    'no variable',
    {
      s: start,
      a: { type: 'question', settings: { text: 'Nome?', variable: '' }, next: { next: 'z' } },
      z: end,
    },
    'a',
    'error',
    /em qual variável/,
  ],
  [
    'a limit that is none',
    {
      s: start,
      a: { type: 'question', settings: { text: 'Dia?', kind: 'date', min: 'logo' }, next: { next: 'z' } },
      z: end,
    },
    'a',
    'error',
    /Corrija o mínimo de .*escreva um dia/,
  ],
  [
    'limits that exclude everything',
    {
      s: start,
      a: {
        type: 'question',
        settings: { text: 'Quantos?', kind: 'number', min: '9', max: '1' },
        next: { next: 'z' },
      },
      z: end,
    },
    'a',
    'error',
    /o mínimo é maior que o máximo/,
  ],
  [
    'a sensitive answer that all may read',
    {
      s: start,
      a: {
        type: 'question',
        settings: { text: 'CPF?', variable: 'cpf', sensitive: true, save_to: 'cpf' },
        next: { next: 'z' },
      },
      z: end,
    },
    'a',
    'warning',
    /Tire “Guardar também no contato”/,
  ],
  [
    'unknown variable',
    { s: start, a: say('Oi {apelido}', 'z'), z: end },
    'a',
    'warning',
    /Confira \{apelido\}/,
  ],
  ['unknown of a scope', { s: start, a: say('{sistema.lua}', 'z'), z: end }, 'a', 'warning', /sistema\.lua/],
  [
    'unknown in an expression',
    {
      s: start,
      a: {
        type: 'set',
        settings: { assignments: [{ variable: 'x', kind: 'expression', value: 'y + 1' }] },
        next: { next: 'z', error: 'z' },
      },
      z: end,
    },
    'a',
    'warning',
    /Confira \{y\}/,
  ],
  ['circle', { s: start, a: say('oi', 'b'), b: say('de novo', 'a') }, 'a', 'error', /gira sem parar/],
  [
    'circle by a jump',
    { s: start, a: say('oi', 'b'), b: { type: 'jump', settings: { target: 'a' } } },
    'a',
    'error',
    /gira/,
  ],
  ['circle of one', { s: start, a: say('oi', 'a') }, 'a', 'error', /gira sem parar/],
  [
    'gone file',
    {
      s: start,
      a: {
        type: 'message',
        settings: { blocks: [{ id: 'b', type: 'image', media: 'm9' }] },
        next: { next: 'z' },
      },
      z: end,
    },
    'a',
    'error',
    /apagado da biblioteca/,
  ],
  [
    'archived tag',
    { s: start, a: { type: 'tags', settings: { add: ['t9'] }, next: { next: 'z' } }, z: end },
    'a',
    'warning',
    /arquivada/,
  ],
  ['no department', { s: start, a: { type: 'toDepartment' } }, 'a', 'error', /Escolha o departamento/],
  [
    'gone department',
    { s: start, a: { type: 'toDepartment', settings: { department: 'd9' } } },
    'a',
    'error',
    /Escolha de novo o departamento/,
  ],
  [
    'gone user',
    { s: start, a: { type: 'toAgent', settings: { user: 'u9' } } },
    'a',
    'error',
    /não faz mais parte/,
  ],
  [
    'gone flow',
    { s: start, a: { type: 'subflow', settings: { flow: 'f9' }, next: { next: 'z' } }, z: end },
    'a',
    'error',
    /nunca foi publicado/,
  ],
  [
    'equal options',
    {
      s: start,
      a: menu([
        { id: '1', label: 'Sim!' },
        { id: '2', label: 'Talvez', synonyms: ['sim'] },
      ]),
      z: end,
    },
    'a',
    'error',
    /duas são iguais/,
  ],
  [
    'wrong sum',
    {
      s: start,
      a: {
        type: 'split',
        settings: {
          branches: [
            { id: 'x', weight: 50 },
            { id: 'y', weight: 40 },
          ],
        },
        next: { 'branch:x': 'z', 'branch:y': 'z' },
      },
      z: end,
    },
    'a',
    'error',
    /somam 90%/,
  ],
  [
    'wrong pattern',
    {
      s: start,
      a: { type: 'question', settings: { text: 't', variable: 'x', pattern: '(' }, next: { next: 'z' } },
      z: end,
    },
    'a',
    'error',
    /parêntese sem par/,
  ],
  [
    'wrong address',
    { s: start, a: { type: 'http', settings: { url: 'servidor/x' }, next: { success: 'z' } }, z: end },
    'a',
    'error',
    /Corrija o endereço/,
  ],
  ['an e-mail to nobody', notes({ email: true }), 'a', 'error', /Escolha quem .* chama por e-mail/],
  [
    'a notice to no address',
    notes({ webhook_url: 'servidor/x' }),
    'a',
    'error',
    /Corrija o endereço que .* avisa/,
  ],
  [
    'a notice to an address with variables',
    notes({ webhook_url: 'https://x.y/{nome}' }),
    'a',
    'error',
    /não leva variáveis/,
  ],
  [
    'a notice with variables',
    notes({ notice: '{contato.nome}' }),
    'a',
    'warning',
    /Tire as variáveis do aviso/,
  ],
  [
    'wrong JSON',
    {
      s: start,
      a: {
        type: 'http',
        settings: { url: 'https://x.y', method: 'POST', body_kind: 'json', body: '{"a": }' },
        next: { success: 'z' },
      },
      z: end,
    },
    'a',
    'error',
    /não é um JSON válido/,
  ],
  ['too long', { s: start, a: say('a'.repeat(10_001), 'z'), z: end }, 'a', 'error', /limite é de 10\.000/],
])('%s', (_name, drawn, node, severity, message) => {
  expect(find(drawn, company)).toContainEqual({ node, severity, message: expect.stringMatching(message) });
});

test('what is right is not complained about', () => {
  const drawn: Drawn = {
    s: start,
    a: {
      type: 'question',
      settings: { text: 'Nome?', variable: 'nome_dito', sensitive: true },
      next: { next: 'b', no_match: 'z' },
    },
    b: say(
      'Oi {nome_dito} {nome} {contato.cidade} {sistema.saudação} {fluxo.nome_dito} {conversa.chip}',
      'c',
    ),
    c: {
      type: 'wait',
      settings: { kind: 'duration', duration: { amount: 1, unit: 'seconds' } },
      next: { next: 'd' },
    },
    d: {
      type: 'http',
      settings: {
        url: 'https://x.y/{nome_dito}',
        method: 'POST',
        body_kind: 'json',
        body: '{"a": {nome_dito}, "b": "{nome_dito}"}',
        mappings: [{ path: 'a.b[0]', variable: 'v' }],
      },
      next: { success: 'b', client_error: 'z', failed: 'z' },
    },
    z: end,
  };
  expect(find(drawn, company)).toEqual([]);
});

const location = { type: 'location', latitude: 1, longitude: 1, name: '' };
const voice = { type: 'voice', media: 'm1' };
const notCarried = /não envia esse tipo/;
const asAFile = /vai como um arquivo de áudio/;

test.each<[string, object, Partial<NumberCan>, RegExp[]]>([
  ['a location where texts go', location, { sends: ['text'] }, [notCarried]],
  ['a sticker where pictures go', { type: 'sticker', media: 'm1' }, { sends: ['image'] }, [notCarried]],
  ['a voice note where nothing is heard', voice, { sends: ['text'], voice_notes: false }, [notCarried]],
  ['a voice note where audios go', voice, { sends: ['audio'], voice_notes: false }, [asAFile]],
  ['a voice note', voice, { sends: ['audio'] }, []],
  ['of a file that is a plain audio', { ...voice, media: 'm2' }, { sends: ['audio'] }, [asAFile]],
])('what a number cannot carry is told: %s', (_case, block, can, messages) => {
  const capabilities = [{ name: 'vendas', sends: [], voice_notes: true, ...can }];
  const known = { ...knownNothing, capabilities, voice_notes: ['m1'] };
  const settings = { blocks: [{ id: 'b', ...block }] };
  const drawn: Drawn = { s: start, a: { type: 'message', settings, next: { next: 'z' } }, z: end };
  const found = find(drawn, known);
  expect(found.map(({ message }) => message)).toEqual(messages.map((part) => expect.stringMatching(part)));
  expect(found.every(({ severity }) => (severity === 'error') === messages.includes(notCarried))).toBe(true);
  expect(find(drawn, knownNothing)).toEqual([]);
});

test('what a number cannot carry is found in flows that are called, too', () => {
  const nodes = [{ id: 'a', position: { x: 0, y: 0 }, ...say('oi') }];
  const known = {
    ...knownNothing,
    capabilities: [{ name: 'vendas', sends: [], voice_notes: true }],
    called: [{ name: 'Ajuda', document: readDocument({ format: 1, nodes }) }],
  };
  expect(find({ s: start, a: end }, known)).toMatchObject([
    { node: null, severity: 'error', message: expect.stringMatching(/“Ajuda”, que este chama/) as string },
  ]);
});

test('a caller that knows nothing hears nothing of what it cannot know', () => {
  const drawn: Drawn = { s: start, a: { type: 'toDepartment', settings: { department: 'd9' } } };
  expect(find(drawn, knownNothing)).toEqual([]);
  expect(problemsOf(emptyDocument(), knownNothing)).toHaveLength(1);
});

test('five hundred nodes in a row are looked through', () => {
  const row = Array.from({ length: 498 }, (_, index) => [
    `n${String(index)}`,
    say('oi', `n${String(index + 1)}`),
  ]);
  const drawn: Drawn = { s: { type: 'start', next: { next: 'n0' } }, ...Object.fromEntries(row), n498: end };
  expect(find(drawn, knownNothing)).toEqual([]);
});

function find(drawn: Drawn, known: Known) {
  const nodes = Object.entries(drawn).map(([id, node]) => ({ id, position: { x: 0, y: 0 }, ...node }));
  return problemsOf(readDocument({ format: 1, nodes }), known);
}
