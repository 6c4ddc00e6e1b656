import type { Message } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/live-region.tsx';
import classes from './message-reactions.module.css';

interface Props {
  message: Message;
  contactName: string;
}

/** What each side put on a message, at the edge of its bubble. */
export function MessageReactions({ message, contactName }: Props) {
  useAnnouncement(message, contactName);
  if (message.reactions.length === 0 || message.deleted) return null;
  const words = message.reactions
    .map(({ origin, emoji }) => `${origin === 'customer' ? contactName : 'Equipe'} reagiu com ${emoji}`)
    .join('; ');
  return (
    <div className={classes.root} role="img" aria-label={words} title={words}>
      {message.reactions.map(({ origin, emoji }) => (
        <span key={origin}>{emoji}</span>
      ))}
    </div>
  );
}

/** Tells screen readers of what the customer puts on a message while it is on the screen. */
function useAnnouncement({ reactions, message }: Message, contactName: string): void {
  const emoji = reactions.find(({ origin }) => origin === 'customer')?.emoji ?? null;
  const known = useRef(emoji);
  useEffect(() => {
    if (known.current === emoji) return;
    known.current = emoji;
    if (emoji) announce(`${contactName} reagiu com ${emoji}${message && `: ${message.slice(0, 80)}`}`);
  }, [emoji, message, contactName]);
}
