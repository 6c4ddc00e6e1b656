import { Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import classes from '../components/dashboard.module.css';
import type { ReportFilter } from '../use-report-filter.ts';

const all = 'todos';

/** Chooses the number and the flow of the results. One that is gone still has results, and counts as chosen. */
export function ResultSelects({ filter }: { filter: ReportFilter }) {
  const { data: chips } = useCall(calls.getChips, {});
  const { data: flows } = useCall(calls.getFlows, {});
  return (
    <>
      <Choice
        label="Fluxo"
        every="Todos os fluxos"
        gone="Fluxo arquivado"
        options={flows}
        value={filter.flow}
        onChange={filter.setFlow}
      />
      <Choice
        label="Canal"
        every="Todos os canais"
        gone="Canal excluído"
        options={chips}
        value={filter.channel}
        onChange={filter.setChannel}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  every: string;
  gone: string;
  options: readonly { _id: string; name: string }[] | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
}

function Choice({ label, every, gone, options, value, onChange }: ChoiceProps) {
  const known = (options ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isGone = options !== undefined && value !== null && !known.some((one) => one.value === value);
  return (
    <Select
      className={classes.channel}
      aria-label={label}
      data={[
        { value: all, label: every },
        ...known,
        ...(isGone && value !== null ? [{ value, label: gone }] : []),
      ]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
      allowDeselect={false}
    />
  );
}
