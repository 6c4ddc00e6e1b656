import { Button, Group } from '@mantine/core';
import { calls, type FlowSummary } from '@prosa/contract';
import { IconPlus, IconSearch, IconSitemap, IconUpload } from '@tabler/icons-react';
import { lazy, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { rank } from '../../../lib/rank.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { flowAddress } from '../flow-address.ts';
import { flowColumns } from '../list/flow-columns.tsx';
import type { FlowDialog } from '../list/flow-dialogs.tsx';
import { FlowRowActions } from '../list/flow-row-actions.tsx';

const FlowDialogs = lazy(() =>
  import('../list/flow-dialogs.tsx').then(({ FlowDialogs }) => ({ default: FlowDialogs })),
);

const searchedFrom = 9;

/** /flows: the company's chatbots, what starts them, and whether they run. */
export function Flows() {
  const { data, error, refetch } = useCall(calls.getFlows, {});
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<FlowDialog | null>(null);
  const flows = data?.filter((flow) => !flow.filed);
  const columns = useMemo(() => flowColumns(data ?? []), [data]);
  const edit = ({ _id }: FlowSummary) => void navigate(flowAddress(_id));
  const addButtons = (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => setDialog({ act: 'import' })}
      >
        Importar
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog({ act: 'new' })}>
        Novo fluxo
      </Button>
    </>
  );
  return (
    <Page>
      <PageHeader
        description="Robôs que atendem sozinhos, passo a passo. Desenhe, teste e publique; depois escolha em Números onde cada um atende."
        actions={flows?.length === 0 ? undefined : addButtons}
      >
        {flows && flows.length >= searchedFrom && (
          <SearchField label="Buscar fluxo" value={query} onChange={setQuery} delay={200} />
        )}
      </PageHeader>
      <DataTable
        label="Fluxos"
        columns={columns}
        rows={flows && namedLike(flows, query)}
        rowKey={({ _id }) => _id}
        rowActions={(flow) => (
          <FlowRowActions
            flow_id={flow._id}
            name={flow.name}
            onAct={(act) => (act === 'edit' ? edit(flow) : setDialog({ act, flow }))}
          />
        )}
        onRowClick={edit}
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={
          flows?.length === 0 ? (
            <EmptyState
              icon={IconSitemap}
              title="Nenhum fluxo criado"
              action={
                <Group gap="xs" justify="center">
                  {addButtons}
                </Group>
              }
            >
              Comece por um modelo, como “Boas-vindas e menu”, e mude só o que for seu.
            </EmptyState>
          ) : (
            <EmptyState icon={IconSearch} title="Nenhum fluxo encontrado">
              Tente outra parte do nome.
            </EmptyState>
          )
        }
      />
      <LazyDialog onClose={() => setDialog(null)}>
        {dialog && <FlowDialogs dialog={dialog} flows={flows ?? []} onClose={() => setDialog(null)} />}
      </LazyDialog>
    </Page>
  );
}

function namedLike(flows: readonly FlowSummary[], query: string): readonly FlowSummary[] {
  if (!query) return flows;
  return rank(
    flows.map((flow) => ({ label: flow.name, flow })),
    query,
  ).map(({ flow }) => flow);
}
