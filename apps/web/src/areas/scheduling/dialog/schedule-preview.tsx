import { useDebouncedValue } from '@mantine/hooks';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { Name } from '../../../ui/text/name.tsx';
import { previewOf, type ScheduleFields } from './schedule-form.ts';
import classes from './schedule-dialog.module.css';

const restMs = 400;

/** Shows what the receiver will read, where the text has variables. */
export function SchedulePreview({ fields }: { fields: ScheduleFields }) {
  const [asked] = useDebouncedValue(previewOf(fields), restMs);
  const { data } = useCall(calls.previewScheduledMessage, asked ?? {}, {
    enabled: asked !== null,
    keepPrevious: true,
  });
  if (!asked || !data) return null;
  const { name, text, gaps } = data;
  return (
    <section className={classes.preview} aria-label="Prévia">
      <h3 className={classes.heading}>Como {name ? <Name>{name}</Name> : 'este número'} vai ler</h3>
      <p className={classes.bubble} role="status">
        {text || 'Nada: as variáveis deste texto estão vazias.'}
      </p>
      {gaps.length > 0 && (
        <p className={classes.more}>Sem valor por enquanto: {gaps.map((gap) => `{${gap}}`).join(', ')}.</p>
      )}
    </section>
  );
}
