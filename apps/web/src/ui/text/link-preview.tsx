import { IconLink } from '@tabler/icons-react';
import { linkify } from '../../lib/linkify.ts';
import classes from './link-preview.module.css';

/** The card a phone draws for the first link of a text. Nothing is fetched: it says where the link leads, no more. */
export function LinkPreview({ text }: { text: string }) {
  const href = linkify(text).find((part) => part.href)?.href;
  if (!href) return null;
  return (
    <span className={classes.root}>
      <IconLink size={16} stroke={1.7} aria-hidden />
      <span className={classes.host}>{new URL(href).hostname.replace(/^www\./, '')}</span>
    </span>
  );
}
