import { nodeTitles, type FlowNodeCount, type FlowProblem } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { IconAlertTriangle, IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NodeIcon } from '../palette/node-icon.tsx';
import { useEditorActions } from '../state/editor-context.ts';
import type { Step } from '../model/walk.ts';
import { passedBy, passedText } from '../model/passed.ts';
import { PortSelects } from './port-selects.tsx';
import { StepActions } from './step-actions.tsx';
import classes from './step-list.module.css';
import { stepName } from '../model/step-name.ts';

interface Props {
  step: Step;
  summary: string;
  /** What each step is called, by its node. */
  stepNames: ReadonlyMap<string, string>;
  isOpen: boolean;
  /** How many went which way; null while that is not shown. */
  counts: ReadonlyMap<string, FlowNodeCount> | null;
  problems: readonly FlowProblem[];
  onEdit: (node: string) => void;
}

/** Deeper ones stand no further in. */
const deepest = 6;

/** Steps are headings of the list, one level deeper for each branch: that is how a screen reader tells it. */
const topLevel = 2;

/** One step: what it does and where it leads; opened, both can be changed. */
export function StepRow({ step, summary, stepNames, isOpen, counts, problems, onEdit }: Props) {
  const { dispatch } = useEditorActions();
  const { node, depth, isReached } = step;
  const row = useRef<HTMLLIElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    head.current?.focus();
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={row}
      className={classes.step}
      data-open={isOpen || undefined}
      style={{ marginInlineStart: `calc(${Math.min(depth, deepest)} * var(--indent))` }}
    >
      <h2 className={classes.heading} aria-level={topLevel + depth}>
        <button
          ref={head}
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          onClick={() => dispatch({ kind: 'select', ids: isOpen ? [] : [node.id] })}
        >
          <NodeIcon type={node.type} />
          <span className={classes.words}>
            <span className={classes.name}>
              {stepName(step)}
              {node.label && <small>{nodeTitles[node.type]}</small>}
            </span>
            {summary && <span className={classes.summary}>{summary}</span>}
            {!isReached && <span className={classes.lost}>Nenhum caminho chega aqui</span>}
          </span>
          <Worst problems={problems} />
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </button>
      </h2>
      {isOpen ? (
        <div className={classes.body}>
          <Problems problems={problems} />
          <PortSelects node={node} />
          <StepActions node={node} onEdit={onEdit} />
        </div>
      ) : (
        <ConnectedPorts step={step} stepNames={stepNames} counts={counts} />
      )}
    </li>
  );
}

/** Shows where the ports of a closed step lead. */
function ConnectedPorts({ step: { node }, stepNames, counts }: Pick<Props, 'step' | 'stepNames' | 'counts'>) {
  const counted = counts?.get(node.id);
  const ports = portsOf(node).filter(({ id }) => node.next[id] || counted?.ports[id]);
  if (ports.length === 0) return null;
  return (
    <ul className={classes.ports} aria-label="Próximos passos">
      {ports.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span> <span aria-label="vai para">→</span>{' '}
          <span>{node.next[id] ? (stepNames.get(node.next[id]) ?? 'passo apagado') : 'nada ainda'}</span>
          {counts && <span data-numeric> {passedText(passedBy(counted, id))}</span>}
        </li>
      ))}
    </ul>
  );
}

function Worst({ problems }: Pick<Props, 'problems'>) {
  if (problems.length === 0) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`;
  return (
    <span className={classes.badge} data-severity={isError ? 'error' : 'warning'}>
      {isError ? <IconAlertTriangle size={14} aria-hidden /> : <IconInfoCircle size={14} aria-hidden />}
      {count}
    </span>
  );
}

function Problems({ problems }: Pick<Props, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems} aria-label="Problemas deste passo">
      {problems.map(({ message, severity }) => (
        <li key={message} data-severity={severity}>
          {message}
        </li>
      ))}
    </ul>
  );
}
