import { calls, limits, type Customer } from '@prosa/contract';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AccountDialog } from '../components/account-dialog.tsx';
import { customerColumns } from '../components/customer-columns.tsx';
import { CustomerMenu, type CustomerAct } from '../components/customer-menu.tsx';
import { EnterDialog } from '../components/enter-dialog.tsx';
import { PasswordDialog } from '../components/password-dialog.tsx';
import { SituationDialog } from '../components/situation-dialog.tsx';

const dialogs = {
  password: PasswordDialog,
  edit: AccountDialog,
  situation: SituationDialog,
  enter: EnterDialog,
} satisfies Record<CustomerAct, unknown>;

/** Shows /admin-clientes: everybody of the customers' companies, what they pay for, and how staff help them. */
export function Customers() {
  const [search] = useSearchParams();
  const [{ query, page }, setPlace] = useState({ query: search.get('busca') ?? '', page: 1 });
  const [open, setOpen] = useState<{ act: CustomerAct; customer: Customer } | null>(null);
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.getCustomers,
    { page, itemsPerPage: limits.page_size, query },
    { keepPrevious: true },
  );
  const Dialog = open && dialogs[open.act];
  return (
    <Page>
      <PageHeader description="As pessoas das empresas que usam o Prosa. Tudo o que você faz aqui fica registrado.">
        <SearchField
          label="Buscar por nome ou e-mail"
          value={query}
          onChange={(wanted) => setPlace({ query: wanted, page: 1 })}
        />
      </PageHeader>
      {search.get('acesso') === 'encerrado' && (
        <NoticeBar>Seu acesso à conta terminou. Para continuar, entre de novo e diga por quê.</NoticeBar>
      )}
      <DataTable
        label="Clientes"
        columns={customerColumns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowActions={(customer) => (
          <CustomerMenu customer={customer} onChoose={(act) => setOpen({ act, customer })} />
        )}
        paging={
          data && {
            page,
            total: data.total,
            pageSize: limits.page_size,
            onChange: (wanted) => setPlace({ query, page: wanted }),
          }
        }
        isStale={isPlaceholderData}
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={<Nobody isSearch={query !== ''} />}
      />
      {open && Dialog && <Dialog customer={open.customer} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function Nobody({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState icon={IconUsers} title={isSearch ? 'Ninguém encontrado' : 'Nenhum cliente ainda'}>
      {isSearch
        ? 'Confira a grafia ou busque por uma parte do nome ou do e-mail.'
        : 'Quem criar uma conta ou comprar um plano aparece aqui.'}
    </EmptyState>
  );
}
