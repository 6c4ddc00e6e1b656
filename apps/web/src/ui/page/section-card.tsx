import { useId, type ReactNode } from 'react';
import classes from './section-card.module.css';

interface Props {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons of the card, at its foot. */
  footer?: ReactNode;
}

/** A titled card that holds one form or one group of settings. */
export function SectionCard({ title, description, children, footer }: Props) {
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 className={classes.title} id={heading}>
          {title}
        </h2>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </section>
  );
}
