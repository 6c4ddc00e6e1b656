import type { FlowEvents, HappeningKind } from '@prosa/contract';

/** The props of the settings of one event. */
export interface EventSettings<Kind extends HappeningKind> {
  value: NonNullable<FlowEvents[Kind]>;
  problem: string | undefined;
  onChange: (value: NonNullable<FlowEvents[Kind]>) => void;
}

interface Named {
  _id: string;
  name: string;
}

/** Returns what can be chosen, and an entry for each chosen one that is no longer in use, so that it can be removed. */
export function withGone<Row extends Named>(
  rows: readonly Row[] | undefined,
  chosen: readonly string[],
): (Row | Named)[] {
  const gone = chosen.filter((id) => !rows?.some(({ _id }) => _id === id));
  return [...(rows ?? []), ...gone.map((_id) => ({ _id, name: rows ? 'Não existe mais' : '…' }))];
}
