import { nodeTitles } from '@prosa/contract';
import type { CardData } from '../drawing.ts';

const longest = 120;
const problemWords = { error: 'Tem erro', warning: 'Tem aviso' };
const changeWords = { added: 'Novo', changed: 'Mudou' };

/** Returns what a screen reader says of a card: its name and kind, what it does, and what is marked on it. */
export function cardWords({ node, summary, problem, change }: CardData): string {
  const kind = nodeTitles[node.type];
  return [
    node.label ? `${node.label}, ${kind}` : kind,
    summary.length > longest ? `${summary.slice(0, longest)}…` : summary,
    problem && problemWords[problem],
    change && changeWords[change],
  ]
    .filter(Boolean)
    .join('. ');
}
