import { Select, TextInput } from '@mantine/core';
import { campaignIntervals } from '@prosa/contract';
import { RadioBoxes } from '../../../ui/form/radio-boxes.tsx';
import { intervalText } from '../campaign-words.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import classes from './editor.module.css';

const times = [
  { value: 'later', label: 'Agendar', description: 'Começa sozinha na data e hora que você escolher.' },
  { value: 'now', label: 'Enviar agora', description: 'Começa assim que você confirmar, na revisão.' },
] as const;

const intervals = campaignIntervals.map((seconds) => ({
  value: String(seconds),
  label: intervalText(seconds),
}));

/** Shows the third step: when it starts, and how fast it goes. */
export function TimingStep({ fields, change, problems }: CampaignForm) {
  return (
    <>
      <RadioBoxes
        label="Quando começa"
        options={times}
        value={fields.when}
        onChange={(when) => change({ when: when === 'now' ? 'now' : 'later' })}
        isWide
      />
      {fields.when === 'later' && (
        <TextInput
          type="datetime-local"
          label="Data e hora de envio"
          className={classes.short}
          value={fields.moment}
          error={problems.moment}
          onChange={({ currentTarget }) => change({ moment: currentTarget.value })}
        />
      )}
      <Select
        label="Intervalo entre mensagens"
        description="Pelo menos este tempo, e um pouco mais por acaso: ninguém escreve como um relógio."
        className={classes.short}
        data={intervals}
        value={String(fields.interval)}
        allowDeselect={false}
        onChange={(seconds) => change({ interval: Number(seconds) })}
      />
      <p className={classes.hint}>
        Fora do horário de envios da empresa, e acima dos limites do número, a campanha espera e continua
        sozinha.
      </p>
    </>
  );
}
