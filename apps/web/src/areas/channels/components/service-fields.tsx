import { Select } from '@mantine/core';
import { calls, type FirstService } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import type { Service, ServiceProblems } from '../service.ts';

interface Props {
  value: Service;
  onChange: (fields: Partial<Service>) => void;
  problems: ServiceProblems;
}

const firstServices: { value: FirstService; label: string }[] = [
  { value: 'flow_chatbot', label: 'Chatbot de Fluxo' },
  { value: 'human', label: 'Atendimento humano' },
];

/** First service, the flow where the flow chatbot is it, and the department of new conversations. */
export function ServiceFields({ value, onChange, problems }: Props) {
  const flows = optionsOf(useCall(calls.getFlows, {}).data);
  const departments = optionsOf(useCall(calls.getDepartments, {}).data);
  useLiveRefresh({ on: ['departments_changed'], of: [calls.getDepartments] });
  return (
    <>
      <Select
        label="Primeiro atendimento"
        data={firstServices}
        value={value.redirect}
        allowDeselect={false}
        onChange={(redirect) => redirect && onChange({ redirect })}
      />
      {value.redirect === 'flow_chatbot' && (
        <Select
          label="Fluxo"
          placeholder="Escolha um fluxo"
          data={flows}
          value={value.flow}
          allowDeselect={false}
          nothingFoundMessage="Nenhum fluxo criado ainda"
          error={problems.flow}
          onChange={(flow) => onChange({ flow })}
        />
      )}
      <Select
        label="Departamento"
        placeholder="Escolha um departamento"
        data={departments}
        value={value.department}
        allowDeselect={false}
        nothingFoundMessage="Nenhum departamento criado ainda"
        error={problems.department}
        onChange={(department) => onChange({ department })}
      />
    </>
  );
}

function optionsOf(rows: readonly { _id: string; name: string; filed: boolean }[] | undefined) {
  return (rows ?? []).filter((row) => !row.filed).map(({ _id, name }) => ({ value: _id, label: name }));
}
