import { ActionIcon, Menu } from '@mantine/core';
import { calls, type Campaign } from '@prosa/contract';
import {
  IconBan,
  IconChartBar,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { dangerColor } from '../../../ui/theme/danger-color.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { plainName } from '../../../ui/text/name.tsx';
import { isEditable, isOver } from '../campaign-standing.ts';
import { useSteering } from '../use-steering.ts';

interface Props {
  campaign: Campaign;
  onShow: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** Shows the actions on a campaign of the table. */
export function CampaignMenu({ campaign, onShow, onEdit, onDuplicate, onCancel, onDelete }: Props) {
  return (
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon aria-label={`Ações de ${plainName(campaign.name)}`}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconChartBar size={16} />} onClick={onShow}>
          {campaign.status === 'started' ? 'Acompanhar' : 'Ver detalhes'}
        </Menu.Item>
        {isEditable(campaign) && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
            Editar
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={onDuplicate}>
          Duplicar
        </Menu.Item>
        <Steering campaign={campaign} />
        <Export campaign={campaign} />
        <Menu.Divider />
        {!isOver(campaign) && (
          <Menu.Item color={dangerColor} leftSection={<IconBan size={16} />} onClick={onCancel}>
            Cancelar
          </Menu.Item>
        )}
        <Menu.Item color={dangerColor} leftSection={<IconTrash size={16} />} onClick={onDelete}>
          Apagar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Steering({ campaign }: { campaign: Campaign }) {
  const { steer, offered } = useSteering(campaign);
  return (
    <>
      {offered.includes('pause') && (
        <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={() => steer('pause')}>
          Pausar
        </Menu.Item>
      )}
      {offered.includes('resume') && (
        <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => steer('resume')}>
          Retomar
        </Menu.Item>
      )}
      {offered.includes('retry') && (
        <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => steer('retry')}>
          Reenviar as que falharam
        </Menu.Item>
      )}
    </>
  );
}

function Export({ campaign: { _id, started } }: { campaign: Campaign }) {
  const exporting = useDownload(calls.exportCampaign);
  const mayExport = useCan()('contacts.export');
  if (!mayExport || !started) return null;
  return (
    <Menu.Item
      leftSection={<IconDownload size={16} />}
      onClick={() => exporting.mutate({ campaign_id: _id })}
    >
      Exportar planilha
    </Menu.Item>
  );
}
