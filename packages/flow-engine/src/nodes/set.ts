import type { FlowNodeOf } from '@prosa/contract';
import { lastingPrefix, lastingValues } from '../lasting.ts';
import { leave } from '../outcome.ts';
import type { Value } from '../run.ts';
import { fill, keepSecret, scopeOf, setVariable, usesSecret, type Visit } from '../visit.ts';
import { evaluate, type Evaluation } from '../words/evaluate.ts';
import { variablesHere } from '../words/scope.ts';
import { formatValue } from '../words/format-value.ts';
import { readTemplate } from '../words/template.ts';
import { readNumber } from '../words/answers/read-number.ts';
import type { Executor } from './executor.ts';
import { keepLasting } from './keep-lasting.ts';

type SetVisit = Visit<FlowNodeOf<'set'>>;
type Assignment = FlowNodeOf<'set'>['settings']['assignments'][number];

export const set: Executor<FlowNodeOf<'set'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const { assignments } = visit.node.settings;
    for (const assignment of assignments) {
      const problem = assign(visit, assignment);
      if (problem !== null) return leave('error', `{${nameOf(assignment)}}: ${problem}`);
    }
    return leave('next', `Definiu ${assignments.map(nameOf).join(', ')}.`);
  },
};

function nameOf({ scope, variable }: Assignment): string {
  return scope === 'flow' ? variable : `${lastingPrefix[scope]}.${variable}`;
}

/** Makes one assignment; gives what is wrong with it, or null. */
function assign(visit: SetVisit, assignment: Assignment): string | null {
  const { variable, kind, value, scope } = assignment;
  if (usesSecret(visit, value)) {
    if (scope !== 'flow') return 'Uma resposta sigilosa não é guardada além do fluxo.';
    keepSecret(visit, variable);
  }
  switch (kind) {
    case 'clear':
      return keep(visit, assignment, null);
    case 'text':
      return keep(visit, assignment, readTemplate(value, scopeOf(visit)) ?? '');
    case 'expression':
      return keepResult(visit, assignment, evaluate(value, scopeOf(visit)));
    case 'add':
      return add(visit, assignment, fill(visit, value));
  }
}

/** Counts on by a value; a variable that is not there yet counts from zero. */
function add(visit: SetVisit, assignment: Assignment, value: string): string | null {
  const step = value.trim() === '' ? 1 : readNumber(value);
  const before = valueBefore(visit, assignment);
  const from = before === null || before === '' ? 0 : readNumber(formatValue(before));
  if (step === null || from === null) return 'O valor não é um número.';
  return keep(visit, assignment, from + step);
}

function valueBefore({ turn }: SetVisit, { scope, variable }: Assignment): Value {
  const values = scope === 'flow' ? variablesHere(turn.state) : lastingValues(turn.scene, scope);
  return (Object.hasOwn(values, variable) ? values[variable] : null) ?? null;
}

function keepResult(visit: SetVisit, assignment: Assignment, result: Evaluation): string | null {
  return 'problem' in result ? result.problem : keep(visit, assignment, result.value);
}

function keep(visit: SetVisit, { scope, variable, expires }: Assignment, value: Value): string | null {
  if (scope !== 'flow') return keepLasting(visit, { scope, variable, expires }, value);
  setVariable(visit, variable, value);
  return null;
}
