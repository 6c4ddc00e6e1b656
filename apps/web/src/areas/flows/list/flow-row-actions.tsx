import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { IconDotsVertical, IconTargetArrow } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dangerColor } from '../../../ui/theme/danger-color.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { flowResultsAddress } from '../flow-address.ts';
import { flowActs, type FlowAct } from './flow-acts.ts';

interface Props {
  flow_id: string;
  /** The flow's name, for screen readers. */
  name: string;
  onAct: (act: FlowAct) => void;
}

/** Offers the actions for a flow at the end of its row; on a phone, where the name needs the room, in a menu. */
export function FlowRowActions(props: Props) {
  return useIsPhone() ? <FlowMenu {...props} /> : <FlowButtons {...props} />;
}

function FlowButtons({ flow_id, name, onAct }: Props) {
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
      {flowActs.map(({ act, label, icon: Symbol }) => (
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

function FlowMenu({ flow_id, name, onAct }: Props) {
  const can = useCan();
  return (
    <Menu width={200}>
      <Menu.Target>
        <ActionIcon aria-label={`Ações de ${name}`}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can('dashboard.view') && (
          <Menu.Item
            component={Link}
            to={flowResultsAddress(flow_id)}
            leftSection={<IconTargetArrow size={16} aria-hidden />}
          >
            Resultados
          </Menu.Item>
        )}
        {flowActs.map(({ act, label, icon: Symbol }) => (
          <Menu.Item
            key={act}
            color={act === 'delete' ? dangerColor : undefined}
            leftSection={<Symbol size={16} aria-hidden />}
            onClick={() => onAct(act)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
