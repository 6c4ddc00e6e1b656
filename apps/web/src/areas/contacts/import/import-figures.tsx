import classes from './import-dialog.module.css';

interface Props {
  /** What is counted, and how many; a count of 0 is shown only with `always`. */
  figures: readonly { label: string; count: number; always?: boolean; tone?: 'bad' }[];
}

/** The counts of an import, side by side. */
export function ImportFigures({ figures }: Props) {
  return (
    <dl className={classes.figures}>
      {figures.map(
        ({ label, count, always, tone }) =>
          (count > 0 || always) && (
            <div key={label} className={classes.figure} data-tone={count > 0 ? tone : undefined}>
              <dt>{label}</dt>
              <dd>{count.toLocaleString('pt-BR')}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
