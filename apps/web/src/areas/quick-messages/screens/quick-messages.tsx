import { Button, Select } from '@mantine/core';
import { calls, limits, type QuickMessage, type QuickMessageOrder } from '@prosa/contract';
import { IconMessageBolt, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { QuickMessageDialog } from '../components/quick-message-dialog.tsx';
import { quickMessageColumns } from '../list/quick-message-columns.tsx';
import classes from './quick-messages.module.css';

/** /mensagens-rapidas: ready answers that the desk inserts after a slash. */
export function QuickMessages() {
  const table = useQuickMessageTable();
  const { data: departments } = useCall(calls.getDepartments, {});
  const [editing, setEditing] = useState<QuickMessage | 'new' | null>(null);
  const [archiving, setArchiving] = useState<QuickMessage | null>(null);
  const archive = useCallMutation(calls.saveQuickMessage, {
    invalidates: [calls.getQuickMessages, calls.findQuickMessages],
    onSuccess: () => notify.success('Mensagem rápida apagada com sucesso'),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Nova mensagem rápida
    </Button>
  );
  const isEmpty = table.found?.total === 0 && !table.isNarrowed;
  return (
    <Page>
      <PageHeader
        description="Respostas prontas, com texto e arquivo. No atendimento, digite / e o atalho para inserir."
        actions={isEmpty ? undefined : addButton}
      >
        {!isEmpty && <Filters table={table} />}
      </PageHeader>
      <DataTable
        label="Mensagens rápidas"
        columns={quickMessageColumns(departments ?? [])}
        rows={table.found?.data}
        rowKey={({ _id }) => _id}
        rowActions={(message) => (
          <RowButtons
            name={message.shortcut}
            onEdit={() => setEditing(message)}
            onDelete={() => setArchiving(message)}
          />
        )}
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={
          table.isNarrowed ? (
            <EmptyState icon={IconMessageBolt} title="Nenhuma mensagem rápida encontrada">
              Confira a grafia ou busque por uma parte do atalho, do texto ou do nome do arquivo.
            </EmptyState>
          ) : (
            <EmptyState icon={IconMessageBolt} title="Nenhuma mensagem rápida cadastrada" action={addButton}>
              Guarde as respostas que você mais repete, como a chave Pix, o endereço ou a foto do cardápio.
            </EmptyState>
          )
        }
      />
      {editing && (
        <QuickMessageDialog
          quickMessage={editing === 'new' ? null : editing}
          folders={table.found?.folders ?? []}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        opened={archiving !== null}
        title="Apagar mensagem rápida"
        confirmLabel="Apagar"
        danger
        onClose={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving) await archive.mutateAsync({ _id: archiving._id, filed: true });
        }}
      >
        A mensagem “/{archiving?.shortcut}” deixa de aparecer no atendimento.
      </ConfirmDialog>
    </Page>
  );
}

function Filters({ table }: { table: ReturnType<typeof useQuickMessageTable> }) {
  const { place, show, found } = table;
  const folders = found?.folders ?? [];
  return (
    <>
      <SearchField
        label="Buscar mensagem rápida"
        value={place.query}
        onChange={(query) => show({ query })}
        delay={300}
      />
      {folders.length > 0 && (
        <Select
          className={classes.filter}
          aria-label="Pasta"
          placeholder="Todas as pastas"
          data={[...folders]}
          value={place.folder}
          onChange={(folder) => show({ folder })}
          clearable
        />
      )}
      <Select<QuickMessageOrder>
        className={classes.filter}
        aria-label="Ordem"
        data={orders}
        value={place.order}
        onChange={(order) => show({ order: order ?? 'shortcut' })}
        allowDeselect={false}
      />
    </>
  );
}

const orders: { value: QuickMessageOrder; label: string }[] = [
  { value: 'shortcut', label: 'Por atalho' },
  { value: 'newest', label: 'Mais recentes' },
];

interface Place {
  query: string;
  folder: string | null;
  order: QuickMessageOrder;
  page: number;
}

/** Keeps which page of which quick messages is shown; another search, folder or order starts at page 1 again. */
function useQuickMessageTable() {
  const [address] = useSearchParams();
  const wanted = address.get('busca') ?? '';
  const [place, setPlace] = useState<Place>({ query: wanted, folder: null, order: 'shortcut', page: 1 });
  const [shownFor, setShownFor] = useState(wanted);
  if (shownFor !== wanted) {
    setShownFor(wanted);
    setPlace({ ...place, query: wanted, folder: null, page: 1 });
  }
  const { query, folder, order, page } = place;
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.findQuickMessages,
    { page, limit: limits.page_size, query, order, ...(folder === null ? {} : { folder }) },
    { keepPrevious: true },
  );
  return {
    place,
    found: data,
    isNarrowed: query !== '' || folder !== null,
    show: (change: Partial<Place>) => setPlace({ ...place, page: 1, ...change }),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page,
      total: data.total,
      totalIsCapped: data.total_is_capped,
      pageSize: limits.page_size,
      onChange: (next: number) => setPlace({ ...place, page: next }),
    },
  };
}
