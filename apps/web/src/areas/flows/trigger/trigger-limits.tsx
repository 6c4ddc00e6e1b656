import { Group, MultiSelect, NumberInput, Select, Switch } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import type { TriggerForm } from './trigger-form.ts';
import { cooldownUnits } from './trigger-words.ts';

interface Props {
  form: TriggerForm;
  change: (fields: Partial<TriggerForm>) => void;
  /** What is wrong with the rest between two starts. */
  problem: string | undefined;
}

const repeats = [
  { value: 'always', label: 'Sempre que acontecer' },
  { value: 'once', label: 'Uma vez só por contato' },
  { value: 'after', label: 'Só depois de um tempo' },
] as const;

/** How often a flow starts automatically, where it must not, and its priority over other flows. */
export function TriggerLimits({ form, change, problem }: Props) {
  const { data: chips } = useCall(calls.getChips, {});
  return (
    <>
      <Group align="flex-end" gap="xs" grow preventGrowOverflow={false} wrap="wrap">
        <Select
          label="Para o mesmo contato"
          data={repeats}
          value={form.repeats}
          allowDeselect={false}
          onChange={(chosen) => chosen && change({ repeats: chosen })}
        />
        {form.repeats === 'after' && (
          <>
            <NumberInput
              label="Tempo"
              w={96}
              min={1}
              max={9999}
              allowDecimal={false}
              value={Number.isNaN(form.amount) ? '' : form.amount}
              error={problem}
              onChange={(amount) => change({ amount: typeof amount === 'number' ? amount : Number.NaN })}
            />
            <Select
              aria-label="Unidade de tempo"
              w={120}
              data={cooldownUnits}
              value={form.unit}
              allowDeselect={false}
              onChange={(unit) => unit && change({ unit })}
            />
          </>
        )}
      </Group>
      <Switch
        label="Também durante o atendimento humano"
        description="O robô assume também conversas que estão com a equipe, ou que esperam por ela."
        checked={form.trigger_human}
        onChange={(event) => change({ trigger_human: event.currentTarget.checked })}
      />
      <MultiSelect
        label="Números em que não começa"
        placeholder={form.disabled_chips.length === 0 ? 'Nenhum: vale em todos' : undefined}
        data={(chips ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={form.disabled_chips}
        nothingFoundMessage="Nenhum número cadastrado"
        onChange={(disabled_chips) => change({ disabled_chips })}
      />
      <NumberInput
        label="Prioridade"
        description="De 0 a 100. Se dois fluxos puderem começar, vence o maior; se forem iguais, o mais antigo."
        min={0}
        max={100}
        allowDecimal={false}
        clampBehavior="strict"
        value={form.priority}
        onChange={(priority) => change({ priority: typeof priority === 'number' ? priority : 0 })}
      />
    </>
  );
}
