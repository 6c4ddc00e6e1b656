import { Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import type { ConversationFilter, DeskSettings, DeskSort } from '@prosa/contract';
import { useId } from 'react';
import { useDeskSettings } from '../api/use-desk-settings.ts';
import { DeskPopover, type DeskPopoverProps } from './desk-popover.tsx';
import { sortKey } from './sort-key.ts';

interface Props extends DeskPopoverProps {
  situation: ConversationFilter['situation'];
}

const sorts: { value: DeskSort; label: string }[] = [
  { value: 'recent', label: 'Mais recentes primeiro' },
  { value: 'waiting', label: 'Quem espera há mais tempo primeiro' },
  { value: 'oldest', label: 'Mais antigas primeiro' },
];

/** How the person has their list: its order, how dense it is, and what follows a finished conversation. */
export function DisplayPopover({ situation, ...popover }: Props) {
  const [desk, change] = useDeskSettings();
  const key = sortKey(situation);
  return (
    <DeskPopover {...popover} label="Ordem e exibição">
      <Stack gap="md">
        <Radio.Group
          label={situation === 'unanswered' ? 'Ordem das não respondidas' : 'Ordem da lista'}
          value={desk[key]}
          onChange={(sort) => change({ [key]: sort })}
        >
          <Stack gap="xs" mt="xs">
            {sorts.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Choice<DeskSettings['density']>
          label="Densidade"
          value={desk.density}
          onChange={(density) => change({ density })}
          data={[
            { value: 'comfortable', label: 'Confortável' },
            { value: 'compact', label: 'Compacta' },
          ]}
        />
        <Choice<DeskSettings['after_finish']>
          label="Depois de finalizar"
          value={desk.after_finish}
          onChange={(after_finish) => change({ after_finish })}
          data={[
            { value: 'stay', label: 'Ficar na lista' },
            { value: 'next', label: 'Abrir a próxima' },
          ]}
        />
      </Stack>
    </DeskPopover>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  data: { value: Value; label: string }[];
}

function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw="var(--weight-strong)" mb={4} id={id}>
        {label}
      </Text>
      <SegmentedControl<Value> fullWidth aria-labelledby={id} {...control} />
    </div>
  );
}
