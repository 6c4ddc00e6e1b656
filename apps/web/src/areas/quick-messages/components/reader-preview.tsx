import type { TextPreview } from '@prosa/contract';
import { Name } from '../../../ui/text/name.tsx';
import classes from './reader-preview.module.css';

interface Props {
  preview: TextPreview;
  /** What to call somebody without a name. */
  nobody: string;
}

/** What a receiver will read of a text with variables. */
export function ReaderPreview({ preview: { name, text, gaps }, nobody }: Props) {
  return (
    <section className={classes.preview} aria-label="Prévia">
      <h3 className={classes.heading}>Como {name ? <Name>{name}</Name> : nobody} vai ler</h3>
      <p className={classes.bubble} role="status">
        {text || 'Nada: as variáveis deste texto estão vazias.'}
      </p>
      {gaps.length > 0 && (
        <p className={classes.more}>Sem valor por enquanto: {gaps.map((gap) => `{${gap}}`).join(', ')}.</p>
      )}
    </section>
  );
}
