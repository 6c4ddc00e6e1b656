import { useState } from 'react';
import { foldText } from '../../../lib/message-text/fold-text.ts';
import { FormattedText } from '../../../ui/text/formatted-text.tsx';
import classes from './folded-text.module.css';

/** What an ellipsis takes the place of. */
const fullStop = /[.…]+$/;

/** A message's text; of one that would fill screens the beginning, until more is asked for. */
export function FoldedText({ text }: { text: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const beginning = foldText(text);
  if (beginning === null) return <FormattedText text={text} />;
  return (
    <>
      <FormattedText text={isUnfolded ? text : `${beginning.replace(fullStop, '')}…`} />
      <button
        type="button"
        className={classes.more}
        data-unfolds
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded((is) => !is)}
      >
        {isUnfolded ? 'Ler menos' : 'Ler mais'}
      </button>
    </>
  );
}
