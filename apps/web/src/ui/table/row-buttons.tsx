import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface Props {
  /** What the row is called, for screen readers. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete at the end of a table row. */
export function RowButtons({ name, onEdit, onDelete }: Props) {
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <Tooltip label="Editar">
        <ActionIcon aria-label={`Editar ${name}`} onClick={onEdit}>
          <IconPencil size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Apagar">
        <ActionIcon aria-label={`Apagar ${name}`} onClick={onDelete}>
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
