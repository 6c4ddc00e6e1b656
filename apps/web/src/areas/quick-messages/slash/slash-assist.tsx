import { useRef } from 'react';
import { GapBar } from './gap-bar.tsx';
import classes from './slash.module.css';
import { SlashMenu } from './slash-menu.tsx';
import type { Place } from './use-choose.ts';
import { useField } from './use-field.ts';

interface Props extends Omit<Place, 'field'> {
  draft: string;
}

/**
 * The slash menu and the guard of unfilled places, for the text area of the form that contains it. It listens to the
 * field itself, before the form does, so that the form needs no code for it.
 */
export function SlashAssist({ draft, ...place }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  const field = useField(anchor);
  return (
    <div ref={anchor} className={classes.anchor}>
      {field && <SlashMenu {...place} field={field} draft={draft} />}
      {field && <GapBar field={field} draft={draft} />}
    </div>
  );
}
