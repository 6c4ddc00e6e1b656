import { Button, Group } from '@mantine/core';
import { calls, type FlowEvents, type StartCause } from '@prosa/contract';
import { useCall } from '../../../../lib/api/use-call.ts';
import { useTagName } from '../../trigger/use-tag-name.ts';

interface Props {
  flow_id: string;
  onStart: (by?: StartCause) => void;
}

/** Begins a simulated conversation without a message: by itself, or by what the flow's trigger names. */
export function StartChoices({ flow_id, onStart }: Props) {
  const { data: flows } = useCall(calls.getFlows, {});
  const tagName = useTagName();
  const flow = flows?.find(({ _id }) => _id === flow_id);
  return (
    <Group gap="xs" justify="center">
      <Button size="xs" variant="default" onClick={() => onStart()}>
        Começar sem mensagem
      </Button>
      {flow &&
        causesOf(flow.events, tagName).map(({ label, by }) => (
          <Button key={label} size="xs" variant="light" color="blue" onClick={() => onStart(by)}>
            {label}
          </Button>
        ))}
    </Group>
  );
}

function causesOf(
  { finished, tagged, changed, date }: FlowEvents,
  tagName: (id: string) => string,
): { label: string; by: StartCause }[] {
  const [day, month] = new Date().toLocaleDateString('pt-BR').split('/');
  return [
    ...(finished ? [{ label: 'Conversa finalizada', by: { kind: 'finished' as const } }] : []),
    ...(tagged?.tags ?? []).map((tag) => ({
      label: `Pôr a tag ${tagName(tag)}`,
      by: { kind: 'tagged' as const, tag },
    })),
    ...(changed
      ? [
          {
            label: `Mudar ${changed.field}`,
            by: { ...changed, kind: 'changed' as const, value: changed.value || 'novo valor' },
          },
        ]
      : []),
    ...(date
      ? [
          {
            label: `Dia de ${date.field}`,
            by: { kind: 'date' as const, field: date.field, value: `${day}/${month}` },
          },
        ]
      : []),
  ];
}
