import type { FinancialDashboardData, SaleKind } from '@prosa/contract';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import type { Entries } from './entries-dialog.tsx';
import own from './financial.module.css';

interface Props {
  /** Undefined while it loads. */
  data: FinancialDashboardData | undefined;
  onOpen: (entries: Entries) => void;
}

const stretches = [
  { key: 'today', label: 'Hoje', days: 1 },
  { key: 'week', label: '7 dias', days: 7 },
  { key: 'month', label: '30 dias', days: 30 },
] as const;

type Stretch = (typeof stretches)[number];

/** What came in and went back, by stretches of days. */
export function BillingCards({ data, onOpen }: Props) {
  return (
    <section className={classes.section} aria-labelledby="financial-income">
      <div className={classes.sectionHead}>
        <h2 id="financial-income">Faturamento</h2>
      </div>
      <div className={classes.three}>
        {stretches.map((stretch) => (
          <BillingCard key={stretch.key} stretch={stretch} data={data} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}

const lines: readonly { kind: SaleKind; label: string }[] = [
  { kind: 'new', label: 'Novas' },
  { kind: 'old', label: 'Recorrências' },
  { kind: 'refund', label: 'Reembolsos' },
];

/** Shows the net of a stretch, and what it consists of. */
function BillingCard({ stretch: { key, label, days }, data, onOpen }: Props & { stretch: Stretch }) {
  const income = data?.sell_income[key];
  const refunded = data?.refunds[key].total ?? 0;
  const open = (kind: SaleKind, title: string) =>
    onOpen({ of: 'sales', title: `${title}: ${label}`, kind, interval: days });
  return (
    <NumberCard
      label={`Líquido: ${label}`}
      definition="O que foi pago no período, menos o que foi devolvido nele, por reembolso ou contestação. Novas são o primeiro ciclo e compras avulsas; recorrências, os ciclos seguintes."
      value={income && income.total - refunded}
      format={moneyText}
      short={shortMoney}
      behind="Ver vendas"
      onOpen={() => open('income', 'Vendas pagas')}
    >
      {income && (
        <ul className={own.lines}>
          {lines.map(({ kind, label: name }) => (
            <li key={kind}>
              <button type="button" className={own.line} onClick={() => open(kind, name)}>
                <span>{name}</span>
                <span data-numeric>{moneyText(amountOf(kind, income, refunded))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </NumberCard>
  );
}

function amountOf(
  kind: SaleKind,
  { new_clients, old_clients }: { new_clients: number; old_clients: number },
  refunded: number,
): number {
  if (kind === 'new') return new_clients;
  return kind === 'old' ? old_clients : refunded && -refunded;
}
