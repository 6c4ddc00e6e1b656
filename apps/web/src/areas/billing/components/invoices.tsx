import { Anchor } from '@mantine/core';
import { invoiceStatusNames, type Invoice } from '@prosa/contract';
import { IconReceipt } from '@tabler/icons-react';
import { dayText } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { money } from '../money.ts';

const columns: readonly Column<Invoice>[] = [
  { id: 'cycle', header: 'Fatura', primary: true, render: ({ cycle }) => `Assinatura mês ${cycle}` },
  {
    id: 'charge_at',
    header: 'Vencimento',
    render: ({ charge_at }) => (charge_at ? dayText(charge_at) : '–'),
  },
  { id: 'value', header: 'Valor', align: 'end', render: ({ value_cents }) => money(value_cents) },
  { id: 'status', header: 'Situação', render: ({ status }) => invoiceStatusNames[status] },
  {
    id: 'pay',
    header: 'Pagamento',
    render: ({ cycle, payment_url }) =>
      payment_url ? (
        <Anchor
          href={payment_url}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          aria-label={`Pagar a assinatura mês ${cycle} em outra aba`}
        >
          Pagar
        </Anchor>
      ) : (
        '–'
      ),
  },
];

/** Shows the invoices, the newest first; one that waits for its payment has a link. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <DataTable
      label="Faturas"
      columns={columns}
      rows={invoices}
      rowKey={({ code }) => code}
      empty={
        <EmptyState icon={IconReceipt} title="Nenhuma fatura ainda">
          As faturas aparecem aqui depois da primeira cobrança.
        </EmptyState>
      }
    />
  );
}
