import { Fragment } from 'react';
import { boldText } from '../../../ui/text/bold-text.tsx';
import { linkify } from '../../../lib/linkify.ts';

/** A text as a phone shows it; its web addresses become links that do not reveal this page. */
export function LinkifiedText({ text }: { text: string }) {
  return linkify(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      <Fragment key={index}>{boldText(part.text)}</Fragment>
    ),
  );
}
