import type { Lasting, LastingScope, Scene, Value } from './run.ts';

/** What stands before the names of what is kept beyond a run: `{contato.plano}`. */
export const lastingPrefix: Record<LastingScope, string> = { conversation: 'conversa', contact: 'contato' };

/** What is kept and not over yet, by name. */
export function lastingValues({ lasting, now }: Scene, scope: LastingScope): Record<string, Value> {
  const alive = Object.entries(lasting[scope]).filter(([, { until }]) => until === null || until > now);
  return Object.fromEntries(alive.map(([name, { value }]) => [name, value]));
}

/** What is kept, after one of it changed; a value of null is forgotten. */
export function changeLasting(
  lasting: Lasting,
  { name, value, until }: { name: string; value: Value; until: number | null },
): Lasting {
  const { [name]: _before, ...others } = lasting;
  return value === null ? others : { ...others, [name]: { value, until } };
}
