import { Button } from '@mantine/core';
import { calls, errorText, type Audience } from '@prosa/contract';
import { IconFilterPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react';
import { lazy, useState, type ReactNode } from 'react';
import { useSearchedTable } from '../../../lib/use-searched-table.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useShown } from '../../../lib/use-shown.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ModelButton } from '../../contacts/import/model-button.tsx';
import { NotInPlan } from '../../billing/components/not-in-plan.tsx';
import { AudienceDialog } from '../filter/audience-dialog.tsx';
import { audienceColumns } from '../list/audience-columns.tsx';
import { AudienceMenu } from '../list/audience-menu.tsx';
import { DeleteAudience } from '../list/delete-audience.tsx';

const loadDrawer = () => import('../people/audience-drawer.tsx');
const AudienceDrawer = lazy(() => loadDrawer().then((code) => ({ default: code.AudienceDrawer })));

const loadImport = () => import('../import/audience-import-dialog.tsx');
const ImportDialog = lazy(() => loadImport().then((code) => ({ default: code.AudienceImportDialog })));

/** Shows /audiencias: lists of people for campaigns. */
export function Audiences() {
  const { campaigns_enabled } = useCurrentUser().account;
  if (campaigns_enabled) return <Table />;
  return (
    <NotInPlan
      refusal={errorText('campaigns_unavailable')}
      purpose="Audiências são listas de contatos para campanhas. Elas fazem parte dos planos com campanhas."
      gives={[
        'Listas de uma planilha, com os telefones corrigidos e as colunas como variáveis',
        'Listas por etiquetas e dados dos contatos, sempre atuais na hora do envio',
        'Quem pediu para não receber fica de fora sozinho',
      ]}
    />
  );
}

function Table() {
  const { asked, tableOf } = useSearchedTable();
  const table = tableOf(useCall(calls.getAudiences, asked, { keepPrevious: true }));
  const { shownId, isOpen, show, close } = useShown('audiencia');
  const [editing, setEditing] = useState<Audience | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<Audience | null>(null);
  const actions = <Actions onImport={() => setImporting(true)} onNew={() => setEditing('new')} />;
  const isEmpty = table.page?.total === 0 && !table.query;
  return (
    <Page>
      <PageHeader
        description="Listas de contatos para campanhas: de uma planilha, ou de um filtro dos seus contatos."
        actions={isEmpty ? undefined : actions}
      >
        <SearchField label="Buscar por nome" value={table.query} onChange={table.search} />
      </PageHeader>
      <DataTable
        label="Audiências"
        columns={audienceColumns}
        rows={table.page?.data}
        rowKey={({ _id }) => _id}
        onRowClick={({ _id }) => show(_id)}
        rowActions={(audience) => (
          <AudienceMenu
            audience={audience}
            onShow={() => show(audience._id)}
            onEdit={() => setEditing(audience)}
            onDelete={() => setDeleting(audience)}
          />
        )}
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={<Nothing isSearched={table.query !== ''} action={actions} />}
      />
      <OnDemand when={isOpen} load={loadDrawer} onClose={close}>
        {(opened) => shownId && <AudienceDrawer audience_id={shownId} opened={opened} onClose={close} />}
      </OnDemand>
      {editing && (
        <AudienceDialog audience={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <OnDemand when={isImporting} load={loadImport} onClose={() => setImporting(false)}>
        {(opened) => <ImportDialog opened={opened} onClose={() => setImporting(false)} />}
      </OnDemand>
      <DeleteAudience audience={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}

interface ActionsProps {
  onImport: () => void;
  onNew: () => void;
}

function Actions({ onImport, onNew }: ActionsProps) {
  return (
    <>
      <ModelButton />
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={onImport}>
        Importar planilha
      </Button>
      <Button leftSection={<IconFilterPlus size={16} aria-hidden />} onClick={onNew}>
        Criar por filtro
      </Button>
    </>
  );
}

function Nothing({ isSearched, action }: { isSearched: boolean; action: ReactNode }) {
  if (isSearched) {
    return (
      <EmptyState icon={IconUsersGroup} title="Nenhuma audiência encontrada">
        Confira a grafia ou busque por uma parte do nome.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconUsersGroup} title="Nenhuma audiência ainda" action={action}>
      Importe uma planilha com telefones, ou reúna contatos por tags, variáveis e última conversa.
    </EmptyState>
  );
}
