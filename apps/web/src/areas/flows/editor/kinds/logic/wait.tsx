import { SegmentedControl, TextInput } from '@mantine/core';
import type { FlowNodeOf } from '@prosa/contract';
import { IconHourglass } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import { DurationField } from '../../fields/duration-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { TimeZoneField } from '../../fields/time-zone-field.tsx';
import { WeeklyField } from '../../fields/weekly-field.tsx';
import { durationText } from '../../model/summary-texts.ts';
import type { Kind, PanelProps, Settings } from '../kind.ts';

/** Espera: for a time, or until a moment. */
export const wait: Kind<'wait'> = {
  family: 'logic',
  order: 50,
  icon: IconHourglass,
  hint: 'Espera um tempo ou até uma data',
  create: () => ({ duration: tenMinutes }),
  summary: waitText,
  Panel: WaitPanel,
};

const kindOptions = [
  { value: 'duration', label: 'Um tempo' },
  { value: 'moment', label: 'Até uma data' },
  { value: 'variable', label: 'Até a data de uma variável' },
] as const;

function WaitPanel({ settings, change }: PanelProps<'wait'>) {
  return (
    <>
      <SegmentedControl
        aria-label="Como esperar"
        data={[...kindOptions]}
        orientation="vertical"
        fullWidth
        value={settings.kind}
        onChange={(kind) =>
          change({ kind, ...(kind === 'duration' && !settings.duration ? { duration: tenMinutes } : {}) })
        }
      />
      <Until settings={settings} change={change} />
      <SwitchField
        label="Seguir antes se o cliente escrever"
        description="Com um caminho próprio, “Respondeu”."
        value={settings.until_reply}
        onChange={(until_reply) => change({ until_reply })}
      />
      <WeeklyField
        label="Só terminar nestes horários"
        hint="Vazio: a qualquer hora. Fora deles, espera a próxima abertura."
        max={7}
        value={settings.within}
        onChange={(within) => change({ within })}
      />
      {(settings.within.length > 0 || settings.kind !== 'duration') && (
        <TimeZoneField value={settings.time_zone} onChange={(time_zone) => change({ time_zone })} />
      )}
    </>
  );
}

const tenMinutes = { amount: 10, unit: 'minutes' } as const;

type Props = Pick<PanelProps<'wait'>, 'change'> & { settings: FlowNodeOf<'wait'>['settings'] };

function Until({ settings, change }: Props) {
  if (settings.kind === 'duration') {
    return (
      <DurationField
        label="Esperar"
        value={settings.duration ?? tenMinutes}
        onChange={(duration) => change({ duration })}
      />
    );
  }
  if (settings.kind === 'moment') {
    return (
      <TextInput
        type="datetime-local"
        label="Data e hora"
        value={settings.moment}
        onChange={({ currentTarget }) => change({ moment: currentTarget.value.slice(0, 16) })}
      />
    );
  }
  return (
    <>
      <TemplateField
        label="Variável com a data"
        placeholder="{data_da_consulta}"
        maxLength={200}
        value={settings.variable}
        onChange={(variable) => change({ variable })}
      />
      <CountField
        label="Minutos depois"
        description="Negativo: antes da data. Um dia são 1440 minutos."
        min={-525_600}
        max={525_600}
        value={settings.offset_minutes}
        onChange={(offset_minutes) => change({ offset_minutes })}
      />
    </>
  );
}

function waitText({ kind, duration, moment, variable }: Settings<'wait'>): string {
  if (kind === 'duration') return duration ? durationText(duration) : '';
  if (kind === 'moment') {
    const [day = '', time = ''] = moment.split('T');
    return moment ? `Até ${day.split('-').toReversed().join('/')} ${time}` : '';
  }
  return variable ? `Até ${variable}` : '';
}
