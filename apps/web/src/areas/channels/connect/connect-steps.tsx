import type { ReactNode } from 'react';
import classes from './connect-dialog.module.css';

interface Props {
  steps: readonly string[];
  /** What is scanned, or typed on the phone. */
  children: ReactNode;
}

/** The steps to do on the phone, and beside them what they need. */
export function ConnectSteps({ steps, children }: Props) {
  return (
    <div className={classes.content}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.side}>{children}</div>
    </div>
  );
}
