import { ActionIcon } from '@mantine/core';
import type { FlowProblem } from '@prosa/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useFocusBack } from '../../../../ui/focus/use-focus-back.ts';
import { useEditor } from '../state/editor-context.ts';
import { problemWords, worstFirst } from './problem-count.ts';
import classes from './problem-list.module.css';

interface Props {
  /** Brings the node of a problem into view. */
  onShow: (node: string) => void;
  onClose: () => void;
}

/** Lists the problems of the flow; a click shows where. */
export function ProblemList({ onShow, onClose }: Props) {
  const editor = useEditor();
  const { problems, isBlank } = editor;
  const sorted = worstFirst(problems);
  const panel = useRef<HTMLElement>(null);
  useFocusBack();
  useEffect(() => panel.current?.focus(), []);
  return (
    <aside ref={panel} tabIndex={-1} className={classes.root} aria-label="Problemas do fluxo">
      <header className={classes.head}>
        <h2>{problemWords(editor)}</h2>
        <ActionIcon aria-label="Fechar os problemas" onClick={onClose}>
          <IconX size={17} />
        </ActionIcon>
      </header>
      {isBlank && (
        <EmptyState icon={IconCircleDashed} title="Ainda não há passos">
          Ligue o “Início” ao que o robô faz primeiro. O que faltar aparece aqui.
        </EmptyState>
      )}
      {!isBlank && sorted.length === 0 && (
        <EmptyState icon={IconCircleCheck} title="Nenhum problema">
          O fluxo pode ser publicado.
        </EmptyState>
      )}
      {sorted.length > 0 && (
        <ul className={classes.list}>
          {sorted.map((problem) => (
            <li key={`${problem.node}:${problem.message}`}>
              <Problem problem={problem} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function Problem({ problem, onShow }: { problem: FlowProblem; onShow: (node: string) => void }) {
  const { names } = useEditor();
  const { node, severity, message } = problem;
  const name = node === null ? undefined : names.nodes.get(node);
  const content = (
    <>
      {severity === 'error' ? (
        <IconAlertTriangle size={16} aria-label="Erro" />
      ) : (
        <IconInfoCircle size={16} aria-label="Aviso" />
      )}
      <span>
        {name && <strong>{name}</strong>}
        {message}
      </span>
    </>
  );
  if (node === null || name === undefined) {
    return (
      <div className={classes.problem} data-severity={severity}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" className={classes.problem} data-severity={severity} onClick={() => onShow(node)}>
      {content}
    </button>
  );
}
