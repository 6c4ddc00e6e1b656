import { nodeTitles, type FlowDocument, type FlowNode } from '@prosa/contract';
import { compareDocuments, emptyDocument } from '@prosa/flow-engine';
import { useMemo } from 'react';
import { NodeIcon } from '../palette/node-icon.tsx';
import { useEditor } from '../state/editor-context.ts';
import { summaryOf } from '../kinds/index.ts';
import classes from './differences.module.css';

interface Props {
  /** Null when there is nothing yet to compare with. */
  before: FlowDocument | null;
  after: FlowDocument;
  /** Shows a node that is there. */
  onShow?: (node: string) => void;
}

const signs = { added: '+', changed: '~', removed: '−' } as const;
const words = { added: 'Novo', changed: 'Mudou', removed: 'Saiu' } as const;

interface Difference {
  kind: keyof typeof signs;
  node: FlowNode;
  fields: readonly string[];
}

/** What differs between two drawings: new, changed and removed nodes. */
export function Differences({ before, after, onShow }: Props) {
  const found = useMemo(() => differencesOf(before, after), [before, after]);
  if (found.length === 0) return <p className={classes.none}>Nenhuma diferença nos passos.</p>;
  return (
    <ul className={classes.list} aria-label="Diferenças">
      {found.map((difference) => (
        <li key={`${difference.kind}:${difference.node.id}`}>
          <Row difference={difference} onShow={difference.kind === 'removed' ? undefined : onShow} />
        </li>
      ))}
    </ul>
  );
}

function Row({ difference, onShow }: { difference: Difference } & Pick<Props, 'onShow'>) {
  const { names } = useEditor();
  const { kind, node, fields } = difference;
  const about = kind === 'changed' ? fields.join(', ') : summaryOf(node, names);
  const content = (
    <>
      <span className={classes.kind}>
        <span aria-hidden>{signs[kind]}</span> {words[kind]}
      </span>
      <NodeIcon type={node.type} size={22} />
      <span className={classes.words}>
        {node.label || nodeTitles[node.type]}
        {about && <small>{about}</small>}
      </span>
    </>
  );
  if (!onShow) {
    return (
      <div className={classes.row} data-kind={kind}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" className={classes.row} data-kind={kind} onClick={() => onShow(node.id)}>
      {content}
    </button>
  );
}

function differencesOf(before: FlowDocument | null, after: FlowDocument): Difference[] {
  const { added, changed, removed } = compareDocuments(before ?? emptyDocument(), after);
  return [
    ...added.map((node) => ({ kind: 'added' as const, node, fields: [] })),
    ...changed.map(({ node, fields }) => ({ kind: 'changed' as const, node, fields })),
    ...removed.map((node) => ({ kind: 'removed' as const, node, fields: [] })),
  ];
}
