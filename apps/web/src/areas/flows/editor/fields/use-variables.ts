import { useMemo } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { givenVariables, type KnownVariable } from '../model/variables.ts';

/** Returns everything that may stand between braces here, in groups: what this flow sets comes first. */
export function useVariables(): readonly { group: string; variables: readonly KnownVariable[] }[] {
  const names = useEditor().variables;
  return useMemo(() => {
    const own = names.map((name) => ({ name, meaning: 'Deste fluxo' }));
    return own.length > 0 ? [{ group: 'Deste fluxo', variables: own }, ...givenVariables] : givenVariables;
  }, [names]);
}
