import type { Duration } from '@prosa/contract';
import { lastingPrefix } from '../../lasting.ts';
import { limits } from '../../limits.ts';
import type { Value } from '../../value.ts';
import type { LastingScope } from '../../scene.ts';
import { deadline } from '../../walk/time.ts';
import { emit, shown, type Visit } from '../../walk/visit.ts';

/** A value to be kept beyond the run, and for how long; null is for good. */
export interface Keeping {
  scope: LastingScope;
  variable: string;
  expires: Duration | null;
}

/** Keeps a value beyond the run; null removes it. Returns what is wrong with it, or null. */
export function keepLasting(
  visit: Visit,
  { scope, variable, expires }: Keeping,
  value: Value,
): string | null {
  if (JSON.stringify(value).length > limits.templateLength)
    return 'O valor é grande demais para ser guardado além do fluxo.';
  const until = deadline(visit.turn.scene.now, expires);
  emit(visit, { kind: 'keep', scope, name: variable, value, until });
  visit.changes[`${lastingPrefix[scope]}.${variable}`] = shown(value);
  return null;
}
