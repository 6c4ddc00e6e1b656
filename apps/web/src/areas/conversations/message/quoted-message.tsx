import type { QuotedMessage as Quote } from '@prosa/contract';
import { messageSummary } from './message-texts.ts';
import { Name } from '../../../ui/text/name.tsx';
import classes from './quoted-message.module.css';

interface Props {
  quote: Quote;
  /** The contact's name on screen. */
  contactName: string;
  /** Scrolls to the quoted message; without it the quote is only shown. */
  onJump?: () => void;
}

/** The quoted message: its author, and one or two lines of it. */
export function QuotedMessage({ quote, contactName, onJump }: Props) {
  const content = (
    <>
      <span className={classes.who}>
        <Name>{speaker(quote.origin, contactName)}</Name>
      </span>
      <span className={classes.text}>{messageSummary(quote)}</span>
    </>
  );
  if (!onJump) return <div className={classes.root}>{content}</div>;
  return (
    <button
      type="button"
      className={classes.root}
      onClick={onJump}
      title="Ir para a mensagem citada"
      tabIndex={-1}
    >
      {content}
    </button>
  );
}

function speaker(origin: Quote['origin'], contactName: string): string {
  if (origin === 'customer') return contactName;
  return origin === 'chatbot' ? 'Chatbot' : 'Equipe';
}
