import type { QuotedMessage as Quote } from '@prosa/contract';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { authorName } from './author-name.ts';
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

/** The quoted message: its author by name, and one or two lines of it. */
export function QuotedMessage({ quote, contactName, onJump }: Props) {
  const meId = useCurrentUser()._id;
  const content = (
    <>
      <span className={classes.who}>
        <Name>{authorName(quote, { contactName, meId })}</Name>
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
