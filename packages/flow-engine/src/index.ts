export * from './run.ts';
export { nodeTitles } from './node-titles.ts';
export { portsOf, type Port } from './ports.ts';
export {
  holidayAt,
  isWithin,
  nextOpening,
  openingAt,
  type Calendar,
  type OpeningState,
} from './words/calendar.ts';
export { holds, holdsRule, operatorNames, type ComparisonWorld, type Verdict } from './words/compare.ts';
export { evaluate, type Evaluation } from './words/expression/evaluate.ts';
export { functionNames } from './words/expression/functions.ts';
export { formatValue } from './words/format-value.ts';
export { isPath, pickPath } from './words/json-path.ts';
export { matchOption, readChoice, type MatchableOption, type OptionMatch } from './words/match-option.ts';
export { normalise } from './words/normalise.ts';
export { answerHints, parseAnswer, type ParsedAnswer } from './words/parse-answer.ts';
export { compilePattern, type Pattern } from './words/pattern.ts';
export { createScope, scopeNames, variablesHere, type Scope } from './words/scope.ts';
export { fillTemplate, readTemplate, variablesOf, type Escape } from './words/template.ts';
