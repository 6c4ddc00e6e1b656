import type { MessageHit } from '@prosa/contract';
import classes from './excerpt.module.css';

/** The text around what was searched, with what was searched marked. */
export function Excerpt({ pieces }: { pieces: MessageHit['excerpt'] }) {
  return pieces.map(({ text, is_match }, place) =>
    is_match ? (
      <mark key={place} className={classes.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Returns the same as a plain text. */
export function plainExcerpt(pieces: MessageHit['excerpt']): string {
  return pieces.map(({ text }) => text).join('');
}
