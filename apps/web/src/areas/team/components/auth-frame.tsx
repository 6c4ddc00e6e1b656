import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import classes from './auth-frame.module.css';
import { TalkScene } from './talk-scene.tsx';

interface Props {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The link to the other form, below this one. */
  footer?: ReactNode;
}

/** The page of everything before the login: the form and, where there is room, what Prosa is. */
export function AuthFrame({ title, description, children, footer }: Props) {
  return (
    <div className={classes.root}>
      <main className={classes.form}>
        <div className={classes.brand}>
          <Brand size={30} />
        </div>
        <div className={classes.column}>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
          {children}
          {footer && <p className={classes.footer}>{footer}</p>}
        </div>
      </main>
      <TalkScene />
    </div>
  );
}
