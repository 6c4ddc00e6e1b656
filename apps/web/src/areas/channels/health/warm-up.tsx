import { TextInput } from '@mantine/core';
import { calls, type Chip, type NumberHealth } from '@prosa/contract';
import { useNow } from '../../../lib/use-now.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import classes from './number-health.module.css';

interface Props {
  chip: Chip;
  warmUp: NonNullable<NumberHealth['warm_up']>;
}

/** How far a number is warmed up, and since when its owner says that it has been in use. */
export function WarmUp({ chip, warmUp: { stage, stages, max_chats, age, used_since } }: Props) {
  const now = useNow();
  const change = useCallMutation(calls.changeChipAge, {
    invalidates: [calls.getNumberHealth, calls.getChips],
  });
  return (
    <div className={classes.warmUp}>
      <p className={classes.text}>
        Aquecimento: etapa {stage} de {stages}, {age === 1 ? '1 dia' : `${Math.max(0, age)} dias`} de uso. Até{' '}
        {max_chats} conversas novas por dia; respostas saem sempre. O limite cresce com o tempo e com as
        conversas respondidas.
      </p>
      <TextInput
        type="date"
        size="xs"
        label="Em uso no WhatsApp desde"
        aria-label={`${chip.name} em uso no WhatsApp desde`}
        value={used_since ?? ''}
        max={now.toISOString().slice(0, 10)}
        onChange={({ currentTarget: { value } }) =>
          change.mutate({ chip: chip._id, used_since: value || null })
        }
      />
    </div>
  );
}
