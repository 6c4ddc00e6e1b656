import { IconAlertTriangle, IconCloudCheck, IconCloudUpload } from '@tabler/icons-react';
import type { Saving } from '../../draft/draft-saver.ts';
import classes from './editor-header.module.css';

const words = {
  saved: 'Rascunho salvo',
  behind: 'Salvando…',
  saving: 'Salvando…',
  failed: 'Não foi possível salvar',
  conflict: 'Não está salvando',
} as const;

/** Shows the state of saving; the draft is saved automatically. */
export function SavingStatus({ saving: { status, problem } }: { saving: Saving }) {
  const isBad = status === 'failed' || status === 'conflict';
  const Symbol = isBad ? IconAlertTriangle : status === 'saved' ? IconCloudCheck : IconCloudUpload;
  return (
    <span className={classes.saving} data-bad={isBad || undefined} title={problem ?? undefined}>
      <Symbol size={15} stroke={1.7} aria-hidden />
      <span className={classes.savingWords}>{words[status]}</span>
      {status === 'failed' && problem && <span className={classes.savingProblem}>{problem}</span>}
    </span>
  );
}
