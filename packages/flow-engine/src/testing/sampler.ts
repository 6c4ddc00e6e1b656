import type { Sampler } from '../kinds/sampler.ts';
import type { Random } from './random.ts';

/** Makes parts of settings from a source of choices. */
export function createSampler(random: Random, ids: readonly string[]): Sampler {
  const { pick, below, some } = random;
  const text = () => pick(templates);
  return {
    ...random,
    ids,
    text,
    expression: () => pick([...templates, ...expressions]),
    name: () => pick(names),
    perhaps: (make) => (random.chance(0.5) ? make() : null),
    duration: () => ({ amount: 1 + below(90), unit: pick(['seconds', 'minutes', 'hours', 'days']) }),
    weekly: () =>
      some(3, () => ({ days: [1 + below(7)], from: '08:00', to: pick(['18:00', '02:00', '08:00']) })),
    comparisons: () => {
      const comparisons = some(3, () => ({ left: text(), operator: pick(operators), right: text() }));
      return { mode: pick(['all', 'any']), comparisons };
    },
    mapping: () => ({ path: pick(['ok', 'a[0].b', '', '..', '$.x']), variable: pick(names) }),
  };
}

const templates = [
  '',
  'Olá {nome}',
  '{x}',
  '{y|"nada"}',
  '{lista}',
  '{contato.cidade}',
  '{sistema.data} {sistema.hora}',
  '{',
  '{}}',
  '{x}{x}{x}',
  'não',
  '{lista[0].nome}',
  '{__proto__}',
  '{constructor.name}',
  '1',
  '0',
  'sim',
  '👍',
  '{sistema.endereco_retorno}',
  'a;b',
];
const expressions = ['x + 1', '1 / 0', 'push(lista, 1)', 'upper(', '((((((', 'x.constructor'];
const names = ['x', 'y', 'z', 'lista', '__proto__', 'constructor'];
const operators = [
  'equals',
  'not_equals',
  'contains',
  'greater',
  'less_or_equal',
  'is_set',
  'is_empty',
  'starts_with',
  'matches',
  'in_list',
  'has_tag',
  'before',
  'after',
  'between',
] as const;
