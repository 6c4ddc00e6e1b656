import { Button, Checkbox, Group, NumberInput, Switch, Text, TextInput } from '@mantine/core';
import { calls, errorText, limits, type SendingSettings } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useStoredChange } from '../../../lib/use-stored-change.ts';
import { BehindNotice } from '../../../ui/feedback/behind-notice.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { hoursText, minuteOf, timeOf } from '../hours.ts';

/** Hours, days and caps of what is sent without a person. */
export function SendingForm({ settings }: { settings: SendingSettings }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.updateSendingSettings, {
    initial: settings,
    validate: ({ weekdays }) => (weekdays.length ? {} : { weekdays: errorText('weekdays_required') }),
    input: (typed) => typed,
    invalidates: [calls.getSendingSettings],
    onSaved: () => notify.success('Configurações atualizadas com sucesso!'),
  });
  const { isBehind, takeOver } = useStoredChange({ stored: settings, fields, change });
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard
        title="Horário e limites"
        description="Fora deste horário, as campanhas esperam e continuam sozinhas quando ele começa."
        footer={
          <Button type="submit" loading={isSaving}>
            Salvar
          </Button>
        }
      >
        {isBehind && <BehindNotice onTakeOver={takeOver} />}
        <Group gap="md" align="flex-start">
          <TimeField
            label="Das"
            minute={fields.from_minute}
            onChange={(from_minute) => change({ from_minute })}
          />
          <TimeField
            label="Até"
            minute={fields.until_minute}
            onChange={(until_minute) => change({ until_minute })}
          />
        </Group>
        <Text size="sm" role="status">
          {hoursText(fields)}
        </Text>
        <Checkbox.Group
          label="Dias da semana"
          value={fields.weekdays.map(String)}
          error={problems.weekdays}
          onChange={(days) => change({ weekdays: days.map(Number) })}
        >
          <Group gap="md" mt="xs">
            {weekdays.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Switch
          label="Enviar também em feriados nacionais"
          checked={fields.on_holidays}
          onChange={(event) => change({ on_holidays: event.currentTarget.checked })}
        />
        <CapField
          label="Máximo de envios por hora, de cada número"
          max={limits.sends_per_hour_max}
          cap={fields.max_per_hour}
          onChange={(max_per_hour) => change({ max_per_hour })}
        />
        <CapField
          label="Máximo de envios por dia, de cada número"
          max={limits.sends_per_day_max}
          cap={fields.max_per_day}
          onChange={(max_per_day) => change({ max_per_day })}
        />
        <Text size="sm">
          Sem um máximo, vale o que a idade do número permite: um número novo conectado por QR code envia
          pouco, e mais a cada semana.
        </Text>
      </SectionCard>
    </form>
  );
}

const weekdays = [
  { value: '1', label: 'Segunda' },
  { value: '2', label: 'Terça' },
  { value: '3', label: 'Quarta' },
  { value: '4', label: 'Quinta' },
  { value: '5', label: 'Sexta' },
  { value: '6', label: 'Sábado' },
  { value: '0', label: 'Domingo' },
];

interface TimeProps {
  label: string;
  minute: number;
  onChange: (minute: number) => void;
}

function TimeField({ label, minute, onChange }: TimeProps) {
  return (
    <TextInput
      label={label}
      type="time"
      value={timeOf(minute)}
      onChange={(event) => {
        const typed = minuteOf(event.currentTarget.value);
        if (typed !== null) onChange(typed);
      }}
    />
  );
}

interface CapProps {
  label: string;
  max: number;
  cap: number | null;
  onChange: (cap: number | null) => void;
}

/** Sets a cap of a number; empty means what its age and kind allow. */
function CapField({ label, max, cap, onChange }: CapProps) {
  return (
    <NumberInput
      label={label}
      placeholder="Automático"
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={cap ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}
