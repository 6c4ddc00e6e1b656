import { useMemo } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { givenVariables, variablesSet, type KnownVariable } from '../model/variables.ts';

/** Returns everything that may stand between braces here, in groups: what this flow sets comes first. */
export function useVariables(): readonly { group: string; variables: readonly KnownVariable[] }[] {
  const { document } = useEditor().state;
  return useMemo(() => {
    const own = variablesSet(document).map((name) => ({ name, meaning: 'Deste fluxo' }));
    return own.length > 0 ? [{ group: 'Deste fluxo', variables: own }, ...givenVariables] : givenVariables;
  }, [document]);
}
