import { Button } from '@mantine/core';
import { calls, errorText, type Campaign } from '@prosa/contract';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { lazy, useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useSearchedTable } from '../../../lib/use-searched-table.ts';
import { useShown } from '../../../lib/use-shown.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NotInPlan } from '../../billing/components/not-in-plan.tsx';
import { campaignColumns } from '../list/campaign-columns.tsx';
import { CampaignMenu } from '../list/campaign-menu.tsx';
import { CancelCampaign, DeleteCampaign } from '../list/end-campaign.tsx';

const loadDrawer = () => import('../progress/campaign-drawer.tsx');
const CampaignDrawer = lazy(() => loadDrawer().then((code) => ({ default: code.CampaignDrawer })));

const loadEditor = () => import('../editor/campaign-dialog.tsx');
const CampaignDialog = lazy(() => loadEditor().then((code) => ({ default: code.CampaignDialog })));

/** Shows /campanhas: one message to many people. */
export function Campaigns() {
  const { campaigns_enabled } = useCurrentUser().account;
  if (campaigns_enabled) return <Table />;
  return (
    <NotInPlan
      refusal={errorText('campaigns_unavailable')}
      purpose="Campanhas enviam uma mensagem a muitos contatos de uma vez. Elas fazem parte dos planos com campanhas."
      gives={[
        'Uma mensagem ou um fluxo para toda uma audiência, ou para quem tem certas etiquetas',
        'Horário, intervalo e limites que protegem o número, com o andamento ao vivo',
        'Quem recebeu, leu e respondeu, pessoa por pessoa',
      ]}
    />
  );
}

/** What is being written: a new campaign, or one that begins with what another says. */
interface Editing {
  campaign: Campaign | null;
  isCopy: boolean;
}

function Table() {
  const { asked, tableOf } = useSearchedTable();
  const table = tableOf(useCall(calls.getCampaigns, asked, { keepPrevious: true }));
  const { shownId, isOpen, show, close } = useShown('campanha');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [cancelling, setCancelling] = useState<Campaign | null>(null);
  const [deleting, setDeleting] = useState<Campaign | null>(null);
  const isEmpty = table.page?.total === 0 && !table.query;
  const action = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEditing({ campaign: null, isCopy: false })}
    >
      Nova campanha
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description="Uma mensagem para muitos contatos, um de cada vez, dentro do horário e dos limites do número."
        actions={isEmpty ? undefined : action}
      >
        <SearchField label="Buscar por nome" value={table.query} onChange={table.search} />
      </PageHeader>
      <DataTable
        label="Campanhas"
        columns={campaignColumns}
        rows={table.page?.data}
        rowKey={({ _id }) => _id}
        onRowClick={({ _id }) => show(_id)}
        rowActions={(campaign) => (
          <CampaignMenu
            campaign={campaign}
            onShow={() => show(campaign._id)}
            onEdit={() => setEditing({ campaign, isCopy: false })}
            onDuplicate={() => setEditing({ campaign, isCopy: true })}
            onCancel={() => setCancelling(campaign)}
            onDelete={() => setDeleting(campaign)}
          />
        )}
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={<Nothing isSearched={table.query !== ''} action={action} />}
      />
      <OnDemand when={isOpen} load={loadDrawer} onClose={close}>
        {(opened) => shownId && <CampaignDrawer campaign_id={shownId} opened={opened} onClose={close} />}
      </OnDemand>
      <OnDemand when={editing !== null} load={loadEditor} onClose={() => setEditing(null)}>
        {(opened) => opened && editing && <CampaignDialog {...editing} onClose={() => setEditing(null)} />}
      </OnDemand>
      <CancelCampaign campaign={cancelling} onClose={() => setCancelling(null)} />
      <DeleteCampaign campaign={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}

function Nothing({ isSearched, action }: { isSearched: boolean; action: ReactNode }) {
  if (isSearched) {
    return (
      <EmptyState icon={IconSpeakerphone} title="Nenhuma campanha encontrada">
        Confira a grafia ou busque por uma parte do nome.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconSpeakerphone} title="Nenhuma campanha ainda" action={action}>
      Escolha o público, escreva a mensagem e veja quem recebe antes de enviar.
    </EmptyState>
  );
}
