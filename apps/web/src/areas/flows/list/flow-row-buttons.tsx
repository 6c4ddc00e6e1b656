import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconBolt, IconCopy, IconPencil, IconTrash, type Icon } from '@tabler/icons-react';

export type FlowAct = 'trigger' | 'duplicate' | 'edit' | 'delete';

const acts: readonly { act: FlowAct; label: string; icon: Icon }[] = [
  { act: 'trigger', label: 'Gatilho', icon: IconBolt },
  { act: 'edit', label: 'Editar', icon: IconPencil },
  { act: 'duplicate', label: 'Duplicar', icon: IconCopy },
  { act: 'delete', label: 'Apagar', icon: IconTrash },
];

interface Props {
  /** The flow's name, for screen readers. */
  name: string;
  onAct: (act: FlowAct) => void;
}

/** The actions for a flow, at the end of its row. */
export function FlowRowButtons({ name, onAct }: Props) {
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
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
