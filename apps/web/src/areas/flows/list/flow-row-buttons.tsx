import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconBolt, IconCopy, IconPencil, IconTargetArrow, IconTrash, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { flowResultsAddress } from '../flow-address.ts';

export type FlowAct = 'trigger' | 'duplicate' | 'edit' | 'delete';

const acts: readonly { act: FlowAct; label: string; icon: Icon }[] = [
  { act: 'trigger', label: 'Gatilho', icon: IconBolt },
  { act: 'edit', label: 'Editar', icon: IconPencil },
  { act: 'duplicate', label: 'Duplicar', icon: IconCopy },
  { act: 'delete', label: 'Apagar', icon: IconTrash },
];

interface Props {
  flow_id: string;
  /** The flow's name, for screen readers. */
  name: string;
  onAct: (act: FlowAct) => void;
}

/** The actions for a flow, at the end of its row. */
export function FlowRowButtons({ flow_id, name, onAct }: Props) {
  const can = useCan();
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {can('dashboard.view') && (
        <Tooltip label="Resultados">
          <ActionIcon
            component={Link}
            to={flowResultsAddress(flow_id)}
            aria-label={`Resultados de ${name}`}
            onClick={(event) => event.stopPropagation()}
          >
            <IconTargetArrow size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {acts.map(({ act, label, icon: Symbol }) => (
        <Tooltip key={act} label={label}>
          <ActionIcon
            aria-label={act === 'trigger' ? `Gatilho de ${name}` : `${label} ${name}`}
            onClick={() => onAct(act)}
          >
            <Symbol size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
