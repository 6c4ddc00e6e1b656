import type { Value } from './value.ts';
import type { Lasting, LastingScope, Scene } from './scene.ts';

/** The prefixes of values that are kept beyond a run: `{contato.plano}`. */
export const lastingPrefix: Record<LastingScope, string> = { conversation: 'conversa', contact: 'contato' };

/** Returns what is kept and has not expired, by name. */
export function lastingValues({ lasting, now }: Scene, scope: LastingScope): Record<string, Value> {
  const alive = Object.entries(lasting[scope]).filter(([, { until }]) => until === null || until > now);
  return Object.fromEntries(alive.map(([name, { value }]) => [name, value]));
}

/** Returns what is kept after one value changed; null removes it. */
export function changeLasting(
  lasting: Lasting,
  { name, value, until }: { name: string; value: Value; until: number | null },
): Lasting {
  const { [name]: _before, ...others } = lasting;
  return value === null ? others : { ...others, [name]: { value, until } };
}
