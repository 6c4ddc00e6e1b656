import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { scopeOf, type Visit } from '../visit.ts';
import { holds } from '../words/holds.ts';
import type { Executor } from './executor.ts';

type ConditionVisit = Visit<FlowNodeOf<'condition'>>;
type Rule = FlowNodeOf<'condition'>['settings']['rules'][number];

export const condition: Executor<FlowNodeOf<'condition'>> = {
  enter: (visit) => {
    const { rules } = visit.node.settings;
    const place = rules.findIndex((rule) => ruleHolds(visit, rule));
    const rule = rules[place];
    if (!rule) return leave('else', 'Nenhuma regra vale: segue por “Senão”.');
    return leave(`rule:${rule.id}`, `Vale a regra “${rule.label || `Regra ${place + 1}`}”.`);
  },
};

function ruleHolds(visit: ConditionVisit, { mode, groups }: Rule): boolean {
  const scope = scopeOf(visit);
  const fits = (group: Rule['groups'][number]) => holds(group, scope, visit.turn.scene);
  return mode === 'all' ? groups.every(fits) : groups.some(fits);
}
