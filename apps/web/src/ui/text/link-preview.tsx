import { IconLink } from '@tabler/icons-react';
import { linkify } from '../../lib/linkify.ts';
import classes from './link-preview.module.css';

/** Renders a link's preview as a phone would. Nothing is fetched: it shows the address the link leads to, no more. */
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
