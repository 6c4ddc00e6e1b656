import { Button, Checkbox, Group, Select, Switch } from '@mantine/core';
import {
  calls,
  errorText,
  followUpField,
  followUpNumbers,
  type FollowUpNumber,
  type FollowUpSettings,
} from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useStoredChange } from '../../../lib/use-stored-change.ts';
import { BehindNotice } from '../../../ui/feedback/behind-notice.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { hourText, hoursText, withMessage } from '../follow-up-words.ts';
import { MessageFields } from './message-fields.tsx';
import classes from './follow-up.module.css';

type Place = 'types' | 'message_1' | 'message_2' | 'message_3';
type Problems = Partial<Record<Place, string>>;

/** Shows everything that a company sets about follow-ups. */
export function FollowUpForm({ settings }: { settings: FollowUpSettings }) {
  const { fields, change, problems, submit, isSaving } = useCallForm<
    typeof calls.updateAutoFollowUp,
    FollowUpSettings,
    Place
  >(calls.updateAutoFollowUp, {
    initial: settings,
    validate: problemsOf,
    input: (typed) => typed,
    invalidates: [calls.getAutoFollowUp],
    onSaved: () => notify.success('Configurações atualizadas com sucesso!'),
  });
  const { isBehind, takeOver } = useStoredChange({ stored: settings, fields, change });
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard
        title="Auto follow-up"
        footer={
          <Button type="submit" loading={isSaving}>
            Salvar
          </Button>
        }
      >
        {isBehind && <BehindNotice onTakeOver={takeOver} />}
        <WhenFields fields={fields} problem={problems.types} onChange={change} />
        {followUpNumbers.map((number) => (
          <MessageFields
            key={number}
            number={number}
            message={fields[followUpField(number)]}
            isOffered={number === 1 || fields[followUpField(before(number))].enabled}
            problem={problems[followUpField(number)]}
            onChange={(message) => change(withMessage(fields, number, message))}
          />
        ))}
      </SectionCard>
    </form>
  );
}

function before(number: FollowUpNumber): FollowUpNumber {
  return number === 3 ? 2 : 1;
}

/** The server says the same about what is missing. */
function problemsOf(settings: FollowUpSettings): Problems {
  const problems: Problems = {};
  for (const number of followUpNumbers) {
    const field = followUpField(number);
    const { enabled, text } = settings[field];
    if (enabled && !text.trim()) problems[field] = errorText('follow_up_text_required');
  }
  if (!settings.enabled) return problems;
  if (!settings.message_1.enabled) problems.message_1 = errorText('follow_up_message_required');
  if (!settings.types.length) problems.types = errorText('follow_up_types_required');
  return problems;
}

interface WhenProps {
  fields: FollowUpSettings;
  problem?: string;
  onChange: (change: Partial<FollowUpSettings>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

function WhenFields({ fields, problem, onChange }: WhenProps) {
  return (
    <div className={classes.message}>
      <Switch
        label="Ativar auto follow-up"
        checked={fields.enabled}
        onChange={(event) => onChange({ enabled: event.currentTarget.checked })}
      />
      <Checkbox.Group
        label="Vale para"
        value={fields.types}
        error={problem}
        onChange={(types) => onChange({ types })}
      >
        <Group gap="md" mt="xs">
          <Checkbox value="chatbot" label="Atendimentos do chatbot" />
          <Checkbox value="human" label="Atendimentos de pessoas" />
        </Group>
      </Checkbox.Group>
      <Group gap="md" align="flex-start">
        <HourField label="Das" hour={fields.start_time} onChange={(start_time) => onChange({ start_time })} />
        <HourField label="Até" hour={fields.end_time} onChange={(end_time) => onChange({ end_time })} />
      </Group>
      <p className={classes.hint} role="status">
        {hoursText(fields)}
      </p>
    </div>
  );
}

interface HourProps {
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}

function HourField({ label, hour, onChange }: HourProps) {
  return (
    <Select
      className={classes.short}
      label={label}
      data={hours}
      value={String(hour)}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
    />
  );
}
