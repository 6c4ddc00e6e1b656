import { Button, ColorSwatch, Group } from '@mantine/core';
import { calls, type Tag } from '@prosa/contract';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import { TagDialog } from '../tags/tag-dialog.tsx';

/** /tags: the tags of contacts; keywords add the automatic ones. */
export function Tags() {
  const { data, error, refetch } = useCall(calls.getTags, {});
  const tags = data?.filter((tag) => !tag.filed);
  const [editing, setEditing] = useState<Tag | 'new' | null>(null);
  const [archiving, setArchiving] = useState<Tag | null>(null);
  const archive = useCallMutation(calls.saveTag, {
    invalidates: [calls.getTags],
    onSuccess: () => notify.success('Tag apagada com sucesso'),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Nova tag
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description="Marque os contatos para achar e filtrar as conversas. Uma tag automática entra sozinha quando o cliente escreve uma das palavras-chave."
        actions={tags?.length === 0 ? undefined : addButton}
      />
      <DataTable
        label="Tags"
        columns={columns}
        rows={tags}
        rowKey={(tag) => tag._id}
        rowActions={(tag) => (
          <RowButtons name={tag.name} onEdit={() => setEditing(tag)} onDelete={() => setArchiving(tag)} />
        )}
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconTags} title="Nenhuma tag cadastrada" action={addButton}>
            Crie tags como “Orçamento” ou “VIP” para separar os contatos.
          </EmptyState>
        }
      />
      {editing && <TagDialog tag={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        opened={archiving !== null}
        title="Apagar tag"
        confirmLabel="Apagar"
        danger
        onClose={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving) await archive.mutateAsync({ ...archiving, filed: true });
        }}
      >
        A tag “{archiving?.name}” sai de todos os contatos.
      </ConfirmDialog>
    </Page>
  );
}

const columns: readonly Column<Tag>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    render: ({ name, color }) => <TagChip color={color}>{name}</TagChip>,
  },
  {
    id: 'color',
    header: 'Cor',
    width: '12rem',
    render: ({ color }) => (
      <Group gap="xs" wrap="nowrap">
        <ColorSwatch color={color} size={16} radius="xs" aria-hidden />
        {color.toUpperCase()}
      </Group>
    ),
  },
  { id: 'auto', header: 'Automática', width: '18rem', render: automaticText },
];

function automaticText({ auto_tag, keywords }: Tag): string {
  if (!auto_tag) return 'Não';
  return keywords.length === 1 ? 'Sim, 1 palavra-chave' : `Sim, ${keywords.length} palavras-chave`;
}
