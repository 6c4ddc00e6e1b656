import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { nameOf, warning } from '../../problems/problem.ts';
import { scopeOf, usesSecret, type Visit } from '../../walk/visit.ts';
import { judgeRule } from '../../words/holds.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { equalIds } from '../parts/checks.ts';
import { provenBy } from '../parts/proven.ts';

type ConditionVisit = Visit<FlowNodeOf<'condition'>>;
type Rule = FlowNodeOf<'condition'>['settings']['rules'][number];

const executor: Executor<FlowNodeOf<'condition'>> = {
  enter: (visit) => {
    const scope = scopeOf(visit);
    const refused: string[] = [];
    for (const [place, rule] of visit.node.settings.rules.entries()) {
      const { holds, why } = judgeRule(rule, scope, visit.turn.scene);
      const name = rule.label || `Regra ${place + 1}`;
      const reason = isSecret(visit, rule) ? 'compara um dado sigiloso' : why;
      if (holds) return leave(`rule:${rule.id}`, `Vale a regra “${name}”: ${reason}.`);
      refused.push(`“${name}”: ${reason}`);
    }
    return leave('else', `Nenhuma regra vale: segue por “Senão”. ${refused.slice(0, 3).join('; ')}`.trim());
  },
};

/** Takes the first rule that holds. */
export const condition: Kind<'condition'> = {
  ports: ({ rules }) => [
    ...rules.map(({ id, label }, index) => ({
      id: `rule:${id}`,
      label: label || `Regra ${String(index + 1)}`,
    })),
    { id: 'else', label: 'Senão' },
  ],
  texts: ({ rules }) => ({
    comparisons: rules.flatMap(({ groups }) => groups.flatMap(({ comparisons }) => comparisons)),
  }),
  sets: none,
  gives: ({ rules }, port) => provenBy(rules, port),
  references: none,
  mustHave: (node) => [
    ...(node.settings.rules.length > 0
      ? []
      : [warning(node, `Adicione uma regra em ${nameOf(node)}: sem regras, tudo segue por “Senão”.`)]),
    ...equalIds(node, node.settings.rules),
  ],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    rules: random.some(3, (place) => ({
      id: `r${place}`,
      mode: random.pick(['all', 'any']),
      groups: [random.comparisons()],
    })),
  }),
};

/** Whether the reason would write out a hidden value. */
function isSecret(visit: ConditionVisit, { groups }: Rule): boolean {
  return groups.some(({ comparisons }) =>
    comparisons.some(({ left, right }) => usesSecret(visit, left) || usesSecret(visit, right)),
  );
}
