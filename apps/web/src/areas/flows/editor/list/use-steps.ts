import { nodeTitles } from '@prosa/flow-engine';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { walk, type Step } from '../model/walk.ts';

/** The steps of the drawing in walking order. */
export function useSteps(): Step[] {
  const { document } = useEditor().state;
  return useMemo(() => walk(document), [document]);
}

/** What a step is called in lists: "3. Menu principal". */
export function stepName({ number, node }: Pick<Step, 'number' | 'node'>): string {
  return `${number}. ${node.label || nodeTitles[node.type]}`;
}
