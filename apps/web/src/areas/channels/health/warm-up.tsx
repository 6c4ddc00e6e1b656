import { Button, TextInput } from '@mantine/core';
import { calls, type Chip, type NumberHealth } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { dayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './number-health.module.css';

interface Props {
  chip: Chip;
  warmUp: NonNullable<NumberHealth['warm_up']>;
}

/** How far a number is warmed up, and since when its owner says that it has been in use. */
export function WarmUp({ chip, warmUp: { stage, stages, max_chats, age, used_since } }: Props) {
  return (
    <div className={classes.warmUp}>
      <p className={classes.text}>
        Aquecimento: etapa {stage} de {stages}, {age === 1 ? '1 dia' : `${Math.max(0, age)} dias`} de uso. Até{' '}
        {max_chats} conversas novas por dia; respostas saem sempre. O limite cresce com o tempo e com as
        conversas respondidas.
      </p>
      <UsedSince chip={chip} saved={used_since ?? ''} />
    </div>
  );
}

/** A day is saved when the person says so: while it is typed, its parts make other days. */
function UsedSince({ chip, saved }: { chip: Chip; saved: string }) {
  const now = useNow();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.changeChipAge, {
    initial: unchanged,
    input: ({ day }) => ({ chip: chip._id, used_since: day || null }),
    otherwise: 'day',
    invalidates: [calls.getNumberHealth, calls.getChips],
    onSaved: () => notify.success('Data salva'),
  });
  const day = fields.day ?? saved;
  return (
    <form className={classes.since} onSubmit={submit} noValidate>
      <TextInput
        type="date"
        size="xs"
        label="Em uso no WhatsApp desde"
        className={classes.grown}
        max={dayOf(now)}
        value={day}
        error={problems.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      {day !== saved && (
        <Button type="submit" loading={isSaving}>
          Salvar
        </Button>
      )}
    </form>
  );
}

/** What the person typed; null while they have changed nothing. */
const unchanged: { day: string | null } = { day: null };
