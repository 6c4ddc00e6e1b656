import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { worstFirst } from '../problems/problem-count.ts';
import classes from './node-panel.module.css';

/** More would push the fields of a step that was just added off the screen. */
const maxAtOnce = 2;

/** Lists the problems of one node, the worst first. */
export function NodeProblems({ node }: { node: string }) {
  const problems = useEditor().problems.filter((problem) => problem.node === node);
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return null;
  const isLong = problems.length > maxAtOnce;
  const shown = worstFirst(problems).slice(0, isLong && !isOpen ? 1 : undefined);
  return (
    <div className={classes.problems}>
      <ul aria-label="Problemas deste passo">
        {shown.map(({ message, severity }) => (
          <li key={message} className={classes.problem} data-severity={severity}>
            {severity === 'error' ? (
              <IconAlertTriangle size={15} aria-label="Erro" />
            ) : (
              <IconInfoCircle size={15} aria-label="Aviso" />
            )}
            {message}
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Mostrar menos' : `Mais ${problems.length - 1} problemas`}
        </button>
      )}
    </div>
  );
}
