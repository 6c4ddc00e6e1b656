import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEditor } from '../editor-context.ts';
import classes from './node-panel.module.css';

/** What is wrong with one node. */
export function NodeProblems({ node }: { node: string }) {
  const problems = useEditor().problems.filter((problem) => problem.node === node);
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems} aria-label="Problemas deste passo">
      {problems.map(({ message, severity }) => (
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
  );
}
