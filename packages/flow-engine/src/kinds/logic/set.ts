import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { lastingPrefix, lastingValues } from '../../lasting.ts';
import { leave } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import type { Value } from '../../value.ts';
import type { LastingScope } from '../../scene.ts';
import { fill, keepSecret, scopeOf, setVariable, usesSecret, type Visit } from '../../walk/visit.ts';
import { readNumber } from '../../words/answers/read-number.ts';
import { evaluate, type Evaluation } from '../../words/evaluate.ts';
import { fold } from '../../words/fold.ts';
import { formatValue } from '../../words/format-value.ts';
import { scopeNames, variablesHere } from '../../words/scope.ts';
import { parseExpression } from '../../words/expression/parse.ts';
import { readTemplate, variablesOf } from '../../words/template.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { keepLasting } from '../parts/keep-lasting.ts';
import { next } from '../parts/ports.ts';

type SetVisit = Visit<FlowNodeOf<'set'>>;
type Assignment = FlowNodeOf<'set'>['settings']['assignments'][number];

const executor: Executor<FlowNodeOf<'set'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const { assignments } = visit.node.settings;
    for (const assignment of assignments) {
      const problem = assign(visit, assignment);
      if (problem !== null) return leave('error', `{${nameOfVariable(assignment)}}: ${problem}`);
    }
    return leave('next', `Definiu ${assignments.map(nameOfVariable).join(', ')}.`);
  },
};

/** Gives variables a value. */
export const set: Kind<'set'> = {
  ports: ({ assignments }) => {
    const whenOpen = assignments.some(mayFail) ? 'people' : 'harmless';
    return [next, { id: 'error', label: 'Erro no cálculo', whenOpen }];
  },
  texts: ({ assignments }) => {
    const valuesOf = (...kinds: string[]) =>
      assignments.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
    return {
      templates: valuesOf('text', 'add'),
      expressions: valuesOf('expression'),
      own: setBefore(assignments),
    };
  },
  sets: ({ assignments }) => assignments.filter(({ kind }) => kind !== 'clear').map(nameOfVariable),
  gives: ({ assignments }, port) => (port === 'next' ? leftBy(assignments, (kind) => kind !== 'clear') : []),
  clears: ({ assignments }) => leftBy(assignments, (kind) => kind === 'clear'),
  references: none,
  mustHave: (node) => node.settings.assignments.flatMap((assignment) => takenName(node, assignment)),
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    assignments: [0, 1].map(() => ({
      variable: random.name(),
      kind: random.pick(['text', 'expression', 'add', 'clear']),
      scope: random.pick(['flow', 'flow', 'conversation', 'contact']),
      expires: random.pick([null, { amount: 1, unit: 'seconds' }]),
      value: random.expression(),
    })),
  }),
};

function nameOfVariable({ scope, variable }: Assignment): string {
  return scope === 'flow' ? variable : `${lastingPrefix[scope]}.${variable}`;
}

/** Whether an assignment can go wrong: counting by a fixed number does not. */
function mayFail({ kind, value }: Assignment): boolean {
  if (kind === 'add') return value.trim() !== '' && readNumber(value) === null;
  return kind === 'expression';
}

/** The variables of the flow whose last assignment is of a kind. */
function leftBy(assignments: Assignment[], isMeant: (kind: Assignment['kind']) => boolean): string[] {
  const last = new Map(assignments.map((assignment) => [nameOfVariable(assignment), assignment.kind]));
  return [...last].flatMap(([name, kind]) => (isMeant(kind) ? [name] : []));
}

/** The variables that have a value from here by the time they are read here. */
function setBefore(assignments: Assignment[]): string[] {
  const read = new Set<string>();
  return assignments.flatMap((assignment) => {
    for (const name of namesRead(assignment)) read.add(fold(name));
    const name = fold(nameOfVariable(assignment));
    return assignment.kind === 'clear' || read.has(name) ? [] : [name];
  });
}

function namesRead({ kind, value }: Assignment): string[] {
  if (kind === 'clear') return [];
  const parsed = kind === 'expression' ? parseExpression(value) : null;
  return [...variablesOf(value), ...(parsed?.ok ? parsed.names : [])];
}

/** Makes one assignment; returns what is wrong with it, or null. */
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

/** Adds a value to a variable; one that is not there yet counts from zero. */
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

/** Finds a name that means something already: a value kept under it is never read. */
function takenName(node: FlowNodeOf<'set'>, assignment: Assignment): FlowProblem[] {
  const { scope, variable } = assignment;
  if (scope === 'flow' || !taken[scope].includes(fold(variable))) return [];
  const message = `Mude o nome {${nameOfVariable(assignment)}} em ${nameOf(node)}: ele já quer dizer outra coisa.`;
  return [error(node, message)];
}

const taken: Record<LastingScope, readonly string[]> = {
  contact: scopeNames.contato,
  conversation: [...scopeNames.conversa, 'canal', 'numero'],
};
