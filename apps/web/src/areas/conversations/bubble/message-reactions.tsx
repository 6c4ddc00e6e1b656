import type { Message } from '@prosa/contract';
import classes from './message-reactions.module.css';
import { useAnnouncedChange } from './use-announced-change.ts';

interface Props {
  message: Message;
  contactName: string;
}

/** The reactions of both sides to a message, at the edge of its bubble. */
export function MessageReactions({ message, contactName }: Props) {
  const emoji = message.reactions.find(({ origin }) => origin === 'customer')?.emoji ?? null;
  useAnnouncedChange(emoji, emoji && announcement(emoji, message, contactName));
  if (message.reactions.length === 0 || message.deleted) return null;
  const words = message.reactions.map(wordsOf(contactName)).join('; ');
  return (
    <div className={classes.root} role="img" aria-label={words} title={words}>
      {message.reactions.map(({ origin, emoji, failure }) => (
        <span key={origin} data-failed={failure !== null || undefined}>
          {emoji}
        </span>
      ))}
    </div>
  );
}

function wordsOf(contactName: string) {
  return ({ origin, emoji, failure }: Message['reactions'][number]) => {
    if (failure !== null) return `O WhatsApp não aceitou a reação ${emoji}`;
    return `${origin === 'customer' ? contactName : 'Equipe'} reagiu com ${emoji}`;
  };
}

function announcement(emoji: string, { message }: Message, contactName: string): string {
  return `${contactName} reagiu com ${emoji}${message && `: ${message.slice(0, 80)}`}`;
}
