export * from './run.ts';
export { nodeTitles } from './node-titles.ts';
export { portsOf, type Port } from './ports.ts';
export { formatValue } from './words/format-value.ts';
export { isPath, pickPath } from './words/json-path.ts';
export { matchOption, readChoice, type MatchableOption, type OptionMatch } from './words/match-option.ts';
export { normalise } from './words/normalise.ts';
export { createScope, scopeNames, variablesHere, type Scope } from './words/scope.ts';
export { fillTemplate, readTemplate, variablesOf, type Escape } from './words/template.ts';
