import { Select } from '@mantine/core';
import { calls, type FirstService, type FlowSummary } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
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

/** First service, the flow (only where the flow chatbot answers first), and the department of new conversations. */
export function ServiceFields({ value, onChange, problems }: Props) {
  const { data: flows } = useCall(calls.getFlows, {});
  const departments = optionsOf(useCall(calls.getDepartments, {}).data);
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
          data={publishedOptions(flows, value.flow)}
          value={value.flow}
          allowDeselect={false}
          nothingFoundMessage="Nenhum fluxo publicado ainda"
          description={flowHint(flows, value.flow)}
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

const unpublishedHint = 'Este fluxo ainda não foi publicado. Até lá, as conversas novas esperam a equipe.';

const noFlowHint =
  'Nenhum fluxo publicado ainda. Para começar já, escolha Atendimento humano em Primeiro atendimento.';

function flowHint(flows: Flows, chosen: string | null): string | undefined {
  if (isSilent(flows, chosen)) return unpublishedHint;
  return flows && publishedOptions(flows, chosen).length === 0 ? noFlowHint : undefined;
}

type Flows = readonly FlowSummary[] | undefined;

function isSilent(flows: Flows, chosen: string | null): boolean {
  return flows?.some(({ _id, published_version }) => _id === chosen && published_version === null) ?? false;
}

/**
 * Returns the published flows as options, and the chosen one even if unpublished, so that a number shows what it has.
 */
function publishedOptions(flows: Flows, chosen: string | null) {
  return optionsOf(
    flows?.filter(({ _id, published_version }) => published_version !== null || _id === chosen),
  );
}

function optionsOf(rows: readonly { _id: string; name: string; filed: boolean }[] | undefined) {
  return (rows ?? []).filter((row) => !row.filed).map(({ _id, name }) => ({ value: _id, label: name }));
}
