import type { FlowNodeOf } from '@prosa/contract';
import { limits } from '../../limits.ts';
import type { Value } from '../../value.ts';
import { setVariable, type Visit } from '../../walk/visit.ts';
import { pickPath } from '../../words/json-path.ts';

type Mapping = FlowNodeOf<'waitWebhook'>['settings']['mappings'][number];

/** Parses a body as JSON; undefined where it is not JSON. */
export function readJson(body: string): Value | undefined {
  try {
    return JSON.parse(body) as Value;
  } catch {
    return undefined;
  }
}

/** Puts values of an answer into variables and returns which were not in it; a missing value clears its variable. */
export function mapAnswer(visit: Visit, mappings: Mapping[], data: Value): string {
  const missing: string[] = [];
  for (const { path, variable } of mappings) {
    const value = pickPath(data, path);
    if (value === undefined) missing.push(path);
    setVariable(visit, variable, bounded(value ?? null));
  }
  return missing.length === 0 ? '' : `Não veio na resposta: ${missing.join(', ')}.`;
}

function bounded(value: Value): Value {
  if (typeof value === 'string') return value.slice(0, limits.templateLength);
  return Array.isArray(value) ? value.slice(0, limits.listLength) : value;
}
