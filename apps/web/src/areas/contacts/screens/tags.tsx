import { Button, ColorSwatch, Group, Select } from '@mantine/core';
import { calls, limits, type CallInput, type Tag, type TagOrder } from '@prosa/contract';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import { TagDialog } from '../tags/tag-dialog.tsx';

/** /tags: the tags of contacts; keywords add the automatic ones. */
export function Tags() {
  const table = useTagTable();
  const [editing, setEditing] = useState<Tag | 'new' | null>(null);
  const [archiving, setArchiving] = useState<Tag | null>(null);
  const archive = useCallMutation(calls.saveTag, {
    invalidates: [calls.getTags, calls.findTags],
    onSuccess: () => notify.success('Tag apagada com sucesso'),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Nova tag
    </Button>
  );
  const isEmpty = table.rows?.length === 0 && !table.query;
  return (
    <Page>
      <PageHeader
        description="Marque os contatos para achar e filtrar as conversas. Uma tag automática entra sozinha quando o cliente escreve uma das palavras-chave."
        actions={isEmpty ? undefined : addButton}
      >
        {!isEmpty && (
          <>
            <SearchField
              label="Buscar por nome ou palavra-chave"
              value={table.query}
              onChange={table.search}
            />
            <Select
              aria-label="Ordem"
              data={orders}
              value={table.order}
              allowDeselect={false}
              onChange={(order) => order && table.sort(order)}
            />
          </>
        )}
      </PageHeader>
      <DataTable
        label="Tags"
        columns={columns}
        rows={table.rows}
        rowKey={(tag) => tag._id}
        rowActions={(tag) => (
          <RowButtons name={tag.name} onEdit={() => setEditing(tag)} onDelete={() => setArchiving(tag)} />
        )}
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={
          table.query ? (
            <EmptyState icon={IconTags} title="Nenhuma tag encontrada">
              Confira a grafia ou busque por uma parte do nome ou de uma palavra-chave.
            </EmptyState>
          ) : (
            <EmptyState icon={IconTags} title="Nenhuma tag cadastrada" action={addButton}>
              Crie tags como “Orçamento” ou “VIP” para separar os contatos.
            </EmptyState>
          )
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

const orders: { value: TagOrder; label: string }[] = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'name_desc', label: 'Nome, de Z a A' },
  { value: 'newest', label: 'Mais novas primeiro' },
];

const start = { query: '', page: 1, order: 'name' } as const satisfies CallInput<typeof calls.findTags>;

/** Keeps which page of tags is shown; another search or order starts at page 1 again. */
function useTagTable() {
  const [place, setPlace] = useState<{ query: string; page: number; order: TagOrder }>(start);
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.findTags,
    { ...place, limit: limits.page_size },
    { keepPrevious: true },
  );
  // The last tag of the last page was deleted.
  const isBehindEnd = data && !isPlaceholderData && data.data.length === 0 && data.total > 0;
  if (isBehindEnd) setPlace({ ...place, page: Math.ceil(data.total / limits.page_size) });
  return {
    query: place.query,
    order: place.order,
    rows: isBehindEnd ? undefined : data?.data,
    search: (query: string) => setPlace({ ...place, query, page: 1 }),
    sort: (order: TagOrder) => setPlace({ ...place, order, page: 1 }),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page: place.page,
      total: data.total,
      pageSize: limits.page_size,
      onChange: (page: number) => setPlace({ ...place, page }),
    },
  };
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
