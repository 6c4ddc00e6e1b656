import { Group, NumberInput, Select, Switch, Textarea } from '@mantine/core';
import { limits, type FollowUpMessage, type FollowUpNumber, type FollowUpUnit } from '@prosa/contract';
import { useRef } from 'react';
import { typeAtCaret } from '../../quick-messages/slash/use-field.ts';
import { VariableButtons } from '../../quick-messages/components/variable-buttons.tsx';
import { receiverVariables } from '../../quick-messages/variables.ts';
import { countsFrom } from '../follow-up-words.ts';
import { FollowUpPreview } from './follow-up-preview.tsx';
import classes from './follow-up.module.css';

interface Props {
  number: FollowUpNumber;
  message: FollowUpMessage;
  /** Whether the one before it is on. */
  isOffered: boolean;
  problem?: string;
  onChange: (change: Partial<FollowUpMessage>) => void;
}

/** One of the messages: whether it is sent, after how long, and what it says. */
export function MessageFields({ number, message, isOffered, problem, onChange }: Props) {
  const { enabled } = message;
  return (
    <fieldset className={classes.message} aria-label={`${number}ª mensagem`}>
      <Switch
        label={`Enviar a ${number}ª mensagem`}
        description={isOffered ? undefined : `Ative primeiro a ${number - 1}ª.`}
        disabled={!isOffered}
        checked={enabled}
        error={enabled ? undefined : problem}
        onChange={(event) => onChange({ enabled: event.currentTarget.checked })}
      />
      {enabled && (
        <>
          <DelayFields number={number} message={message} onChange={onChange} />
          <TextField text={message.text} problem={problem} onChange={(text) => onChange({ text })} />
        </>
      )}
    </fieldset>
  );
}

interface TextProps {
  text: string;
  problem?: string;
  onChange: (text: string) => void;
}

function TextField({ text, problem, onChange }: TextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Textarea
        ref={field}
        label="Mensagem"
        minRows={2}
        maxRows={8}
        maxLength={limits.follow_up_text_max_chars}
        value={text}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <VariableButtons
        variables={receiverVariables}
        hint={
          <>
            Variáveis do contato também valem, com os valores da hora do envio. Para quem não tem um valor,
            escreva o que vai no lugar: {'{cidade|"sua cidade"}'}.
          </>
        }
        onChoose={(place) => typeAtCaret(field.current, place)}
      />
      <FollowUpPreview text={text} />
    </>
  );
}

const units: { value: FollowUpUnit; label: string }[] = [
  { value: 'minutes', label: 'minutos' },
  { value: 'hours', label: 'horas' },
];

function DelayFields({ number, message, onChange }: Pick<Props, 'number' | 'message' | 'onChange'>) {
  return (
    <Group gap="xs" align="flex-end">
      <NumberInput
        className={classes.short}
        label="Esperar"
        min={1}
        max={limits.follow_up_time_max}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="blur"
        value={message.time}
        onChange={(time) => onChange({ time: typeof time === 'number' ? time : 1 })}
      />
      <Select<FollowUpUnit>
        className={classes.short}
        aria-label="Unidade"
        data={units}
        value={message.unit}
        allowDeselect={false}
        onChange={(unit) => unit !== null && onChange({ unit })}
      />
      <span className={classes.after}>{countsFrom(number)}</span>
    </Group>
  );
}
