import { Group, TextInput } from '@mantine/core';
import type { QuestionKind } from '@prosa/contract';
import { SwitchField } from '../../fields/switch-field.tsx';
import type { PanelProps } from '../kind.ts';

/** Edits the smallest and the greatest answer, where its kind has one, and whether days that are over count. */
export function QuestionRange({ settings, change }: Pick<PanelProps<'question'>, 'settings' | 'change'>) {
  const hint = hints[settings.kind];
  if (!hint) return null;
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          label={hint.min}
          placeholder={hint.least}
          maxLength={60}
          value={settings.min}
          onChange={({ currentTarget }) => change({ min: currentTarget.value })}
        />
        <TextInput
          label={hint.max}
          placeholder={hint.greatest}
          maxLength={60}
          value={settings.max}
          onChange={({ currentTarget }) => change({ max: currentTarget.value })}
        />
      </Group>
      {settings.kind === 'date' && (
        <SwitchField
          label="Aceitar dias que já passaram"
          description="Ligue para datas como a de nascimento; desligado, só valem dias a partir de hoje."
          value={settings.past_days}
          onChange={(past_days) => change({ past_days })}
        />
      )}
    </>
  );
}

interface Hint {
  min: string;
  max: string;
  least: string;
  greatest: string;
}

const hints: Partial<Record<QuestionKind, Hint>> = {
  number: { min: 'Mínimo', max: 'Máximo', least: '1', greatest: '10' },
  money: { min: 'Mínimo', max: 'Máximo', least: '50,00', greatest: '1.000,00' },
  date: { min: 'A partir de', max: 'Até', least: 'amanhã', greatest: 'daqui a 30 dias' },
};
