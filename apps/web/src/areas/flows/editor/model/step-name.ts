import { nodeTitles } from '@prosa/contract';
import type { Step } from './walk.ts';

/** Returns what a step is called in lists: "3. Menu principal". */
export function stepName({ number, node }: Pick<Step, 'number' | 'node'>): string {
  return `${number}. ${node.label || nodeTitles[node.type]}`;
}
