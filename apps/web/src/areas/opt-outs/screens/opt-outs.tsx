import { Button, SegmentedControl } from '@mantine/core';
import { calls, limits, type OptOut, type OptOutState } from '@prosa/contract';
import { IconBellOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AddOptOutDialog } from '../components/add-opt-out-dialog.tsx';
import { doubtfulColumns, optOutColumns } from '../components/opt-out-columns.tsx';
import { optOutName } from '../components/opt-out-name.ts';

/** /lista-de-nao-envio: who receives nothing of what is sent without a person typing it, and why. */
export function OptOuts() {
  const table = useOptOutTable();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OptOut | null>(null);
  const remove = useCallMutation(calls.removeOptOut, {
    invalidates: [calls.getOptOuts],
    onSuccess: () => notify.success('Contato retirado da lista'),
  });
  return (
    <Page>
      <PageHeader
        description="Quem está aqui não recebe o que a empresa envia por conta própria, como fluxos que começam sozinhos. O atendimento e as respostas dos robôs continuam normais."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            Adicionar
          </Button>
        }
      >
        <SegmentedControl aria-label="Situação" data={states} value={table.state} onChange={table.show} />
        <SearchField label="Buscar por nome ou telefone" value={table.query} onChange={table.search} />
      </PageHeader>
      <DataTable
        label="Lista de não envio"
        columns={table.state === 'doubtful' ? doubtfulColumns : optOutColumns}
        rows={table.page?.data}
        rowKey={({ _id }) => _id}
        rowActions={
          table.state === 'active'
            ? (entry) => (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Retirar ${optOutName(entry)}`}
                  onClick={() => setRemoving(entry)}
                >
                  Retirar
                </Button>
              )
            : undefined
        }
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={<Nothing state={table.state} isSearch={table.query !== ''} />}
      />
      {isAdding && <AddOptOutDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        opened={removing !== null}
        title="Retirar da lista"
        confirmLabel="Retirar"
        danger
        onClose={() => setRemoving(null)}
        onConfirm={async () => {
          if (removing) await remove.mutateAsync({ opt_out_id: removing._id });
        }}
      >
        {removing && optOutName(removing)} volta a receber envios automáticos. Retire apenas quem pediu para
        voltar a receber.
      </ConfirmDialog>
    </Page>
  );
}

const states: { value: OptOutState; label: string }[] = [
  { value: 'active', label: 'Não recebem' },
  { value: 'doubtful', label: 'A confirmar' },
  { value: 'removed', label: 'Retirados' },
];

function Nothing({ state, isSearch }: { state: OptOutState; isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState icon={IconBellOff} title="Ninguém encontrado">
        Confira a grafia ou busque por uma parte do nome ou do telefone.
      </EmptyState>
    );
  }
  const [title, text] = nothing[state];
  return (
    <EmptyState icon={IconBellOff} title={title}>
      {text}
    </EmptyState>
  );
}

const nothing: Record<OptOutState, [string, string]> = {
  active: [
    'Ninguém pediu para não receber',
    'Quem responder SAIR ou pedir para não receber mais mensagens entra aqui sozinho.',
  ],
  doubtful: [
    'Nada a confirmar',
    'Pedidos que também podem querer dizer outra coisa esperam aqui pela sua decisão.',
  ],
  removed: [
    'Ninguém foi retirado',
    'Quem sai da lista continua registrado aqui, com o que pediu e quem retirou.',
  ],
};

/** Keeps which part of the list is shown; another state or search starts at page 1 again. */
function useOptOutTable() {
  const [{ state, query, page }, setPlace] = useState({ state: 'active' as OptOutState, query: '', page: 1 });
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.getOptOuts,
    { state, query, page, limit: limits.page_size },
    { keepPrevious: true },
  );
  return {
    state,
    query,
    page: data,
    show: (wanted: OptOutState) => setPlace({ state: wanted, query, page: 1 }),
    search: (wanted: string) => setPlace({ state, query: wanted, page: 1 }),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page,
      total: data.total,
      totalIsCapped: data.total_is_capped,
      pageSize: limits.page_size,
      onChange: (wanted: number) => setPlace({ state, query, page: wanted }),
    },
  };
}
