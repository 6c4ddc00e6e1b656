import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { scopeOf, usesSecret, type Visit } from '../visit.ts';
import { judgeRule } from '../words/holds.ts';
import type { Executor } from './executor.ts';

type ConditionVisit = Visit<FlowNodeOf<'condition'>>;
type Rule = FlowNodeOf<'condition'>['settings']['rules'][number];

export const condition: Executor<FlowNodeOf<'condition'>> = {
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

/** Its reason would write out what is shown to nobody. */
function isSecret(visit: ConditionVisit, { groups }: Rule): boolean {
  return groups.some(({ comparisons }) =>
    comparisons.some(({ left, right }) => usesSecret(visit, left) || usesSecret(visit, right)),
  );
}
