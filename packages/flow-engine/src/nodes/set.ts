import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import type { Value } from '../run.ts';
import { fill, keepSecret, scopeOf, setVariable, usesSecret, type Visit } from '../visit.ts';
import { evaluate, type Evaluation } from '../words/evaluate.ts';
import { variablesHere } from '../words/scope.ts';
import { formatValue } from '../words/format-value.ts';
import { readTemplate } from '../words/template.ts';
import { readNumber } from '../words/answers/read-number.ts';
import type { Executor } from './executor.ts';

type SetVisit = Visit<FlowNodeOf<'set'>>;
type Assignment = FlowNodeOf<'set'>['settings']['assignments'][number];

export const set: Executor<FlowNodeOf<'set'>> = {
  errorPort: 'error',
  enter: (visit) => {
    for (const assignment of visit.node.settings.assignments) {
      const problem = assign(visit, assignment);
      if (problem !== null) return leave('error', `{${assignment.variable}}: ${problem}`);
    }
    const names = visit.node.settings.assignments.map(({ variable }) => variable).join(', ');
    return leave('next', `Definiu ${names}.`);
  },
};

/** Makes one assignment; gives what is wrong with it, or null. */
function assign(visit: SetVisit, { variable, kind, value }: Assignment): string | null {
  if (usesSecret(visit, value)) keepSecret(visit, variable);
  const scope = scopeOf(visit);
  switch (kind) {
    case 'clear':
      setVariable(visit, variable, null);
      return null;
    case 'text':
      setVariable(visit, variable, readTemplate(value, scope) ?? '');
      return null;
    case 'expression':
      return keep(visit, variable, evaluate(value, scope));
    case 'add':
      return add(visit, variable, fill(visit, value));
  }
}

/** Counts on by a value; a variable that is not there yet counts from zero. */
function add(visit: SetVisit, variable: string, value: string): string | null {
  const step = value.trim() === '' ? 1 : readNumber(value);
  const before = ownValue(visit, variable);
  const from = before === null || before === '' ? 0 : readNumber(formatValue(before));
  if (step === null || from === null) return 'O valor não é um número.';
  setVariable(visit, variable, from + step);
  return null;
}

function ownValue(visit: SetVisit, name: string): Value {
  const variables = variablesHere(visit.turn.state);
  return (Object.hasOwn(variables, name) ? variables[name] : null) ?? null;
}

function keep(visit: SetVisit, variable: string, result: Evaluation): string | null {
  if ('problem' in result) return result.problem;
  setVariable(visit, variable, result.value);
  return null;
}
