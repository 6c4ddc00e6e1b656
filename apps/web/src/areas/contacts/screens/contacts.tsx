import { Button } from '@mantine/core';
import { calls, limits, type Contact } from '@prosa/contract';
import { IconAddressBook, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useShown } from '../../../lib/use-shown.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useLive } from '../../../lib/live.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { contactColumns } from '../list/contact-columns.tsx';
import { ignoreMeaning } from '../list/contact-ignore-switch.tsx';
import { ContactMenu } from '../list/contact-menu.tsx';
import type { ContactAction } from '../slots.ts';
import { contactParameter } from '../contact-address.ts';
import { NewContactDialog } from '../list/new-contact-dialog.tsx';

const loadDrawer = () => import('../drawer/contact-drawer.tsx');
const ContactDrawer = lazy(() => loadDrawer().then((code) => ({ default: code.ContactDrawer })));

const loadImport = () => import('../import/import-dialog.tsx');
const ImportDialog = lazy(() => loadImport().then((code) => ({ default: code.ImportDialog })));

/** /contatos: all contacts of the company. */
export function Contacts() {
  const table = useContactTable();
  const { shownId, isOpen, show, close } = useShown(contactParameter);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<{ action: ContactAction; contact: Contact } | null>(null);
  useLive('contact_removed', ({ contact_id }) => {
    if (contact_id === shownId) close();
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Novo contato
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description={ignoreMeaning}
        actions={
          <>
            <ExportButton />
            <ImportButton />
            {addButton}
          </>
        }
      >
        <SearchField label="Buscar por nome ou telefone" value={table.query} onChange={table.search} />
      </PageHeader>
      <DataTable
        label="Contatos"
        columns={contactColumns(table.tags)}
        rows={table.page?.data}
        rowKey={({ _id }) => _id}
        onRowClick={({ _id }) => show(_id)}
        rowActions={(contact) => (
          <ContactMenu
            contact={contact}
            onEdit={() => show(contact._id)}
            onOpen={(action) => setOpened({ action, contact })}
          />
        )}
        paging={table.paging}
        isStale={table.isStale}
        error={table.error}
        onRetry={table.retry}
        empty={
          table.query ? (
            <EmptyState icon={IconAddressBook} title="Nenhum contato encontrado">
              Confira a grafia ou busque por uma parte do nome ou do telefone.
            </EmptyState>
          ) : (
            <EmptyState icon={IconAddressBook} title="Nenhum contato ainda" action={addButton}>
              Quem escreve para um dos seus números entra aqui sozinho.
            </EmptyState>
          )
        }
      />
      <OnDemand when={isOpen} load={loadDrawer} onClose={close}>
        {(isShown) =>
          shownId && (
            <ContactDrawer
              contact_id={shownId}
              opened={isShown}
              isCovered={opened !== null}
              onClose={close}
              onOpen={(action, contact) => setOpened({ action, contact })}
            />
          )
        }
      </OnDemand>
      {isAdding && <NewContactDialog onClose={() => setAdding(false)} onCreated={show} />}
      <LazyDialog onClose={() => setOpened(null)}>
        {opened && <opened.action.Dialog contact={opened.contact} onClose={() => setOpened(null)} />}
      </LazyDialog>
    </Page>
  );
}

function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Importar
      </Button>
      <OnDemand when={isOpen} load={loadImport} onClose={() => setOpen(false)}>
        {(opened) => <ImportDialog opened={opened} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}

function ExportButton() {
  const exporting = useDownload(calls.exportContacts);
  if (!useCan()('contacts.export')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate({})}
    >
      Exportar
    </Button>
  );
}

/** Keeps which page of contacts is shown; a search starts at page 1 again. */
function useContactTable() {
  const [{ query, page }, setPlace] = useState({ query: '', page: 1 });
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.getContacts,
    { page, limit: limits.page_size, query },
    { keepPrevious: true },
  );
  const { data: tags } = useCall(calls.getTags, {});
  return {
    query,
    page: data,
    tags: new Map(tags?.flatMap((tag) => (tag.filed ? [] : [[tag._id, tag] as const]))),
    search: (wanted: string) => setPlace({ query: wanted, page: 1 }),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page,
      total: data.total,
      totalIsCapped: data.total_is_capped,
      pageSize: limits.page_size,
      onChange: (wanted: number) => setPlace({ query, page: wanted }),
    },
  };
}
