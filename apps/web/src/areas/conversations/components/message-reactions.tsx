import type { Message } from '@prosa/contract';
import classes from './message-reactions.module.css';

interface Props {
  message: Message;
  contactName: string;
}

/** What each side put on a message, at the edge of its bubble. */
export function MessageReactions({ message, contactName }: Props) {
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
