import { useId, type ReactNode } from 'react';
import classes from './controls.module.css';

interface Props {
  title: string;
  /** What it does, in one sentence. */
  text: string;
  children: ReactNode;
}

/** A titled part of the control column. */
export function ControlGroup({ title, text, children }: Props) {
  const heading = useId();
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 className={classes.title} id={heading}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  );
}
