import type { Audience } from '@prosa/contract';
import { LivingCount } from './living-count.tsx';
import classes from './audience-columns.module.css';

/** Shows how many contacts an audience has, and whether they are still coming in. */
export function PeopleCell({ audience: { kind, state, people, filter, source } }: { audience: Audience }) {
  if (kind === 'living' && filter) {
    return (
      <span className={classes.number}>
        <LivingCount filter={filter} />
      </span>
    );
  }
  if (state === 'filling') {
    const come = source
      ? `${source.progress.toLocaleString('pt-BR')} de ${source.valid.toLocaleString('pt-BR')}`
      : '';
    return (
      <span className={classes.state} data-tone="busy">
        {source ? `Importando ${come}` : 'Copiando…'}
      </span>
    );
  }
  return (
    <span className={classes.count}>
      <span className={classes.number}>{(people ?? 0).toLocaleString('pt-BR')}</span>
      {state === 'stopped' && (
        <span className={classes.state} data-tone="failure">
          Interrompida
        </span>
      )}
    </span>
  );
}
