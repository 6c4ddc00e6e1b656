import { ActionIcon, Menu } from '@mantine/core';
import { calls, type Audience } from '@prosa/contract';
import { IconDotsVertical, IconDownload, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { dangerColor } from '../../../ui/theme/danger-color.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { plainName } from '../../../ui/text/name.tsx';

interface Props {
  audience: Audience;
  onShow: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shows the actions on an audience of the table. */
export function AudienceMenu({ audience: { _id, name, kind }, onShow, onEdit, onDelete }: Props) {
  const exporting = useDownload(calls.exportAudience);
  const mayExport = useCan()('contacts.export');
  return (
    <Menu width={220}>
      <Menu.Target>
        <ActionIcon aria-label={`Ações de ${plainName(name)}`} loading={exporting.isPending}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUsers size={16} />} onClick={onShow}>
          Ver contatos
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
          {kind === 'living' ? 'Editar' : 'Renomear'}
        </Menu.Item>
        {mayExport && (
          <Menu.Item
            leftSection={<IconDownload size={16} />}
            onClick={() => exporting.mutate({ audience_id: _id })}
          >
            Exportar planilha
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color={dangerColor} leftSection={<IconTrash size={16} />} onClick={onDelete}>
          Apagar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
