import type { BaseStatus, FinancialDashboardData } from '@prosa/contract';
import { inThousands } from '../../../lib/money.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import type { Entries } from './entries-dialog.tsx';
import own from './financial.module.css';

interface Props {
  /** Undefined while it loads. */
  data: FinancialDashboardData | undefined;
  onOpen: (entries: Entries) => void;
}

const states: readonly {
  status: BaseStatus;
  label: string;
  definition: string;
  tone: 'accent' | 'waiting' | 'failure';
}[] = [
  {
    status: 'active',
    label: 'Ativos',
    definition: 'Assinaturas em dia neste momento.',
    tone: 'accent',
  },
  {
    status: 'pastdue',
    label: 'Em atraso',
    definition: 'Assinaturas com fatura vencida e ainda não paga. O acesso delas continua.',
    tone: 'waiting',
  },
  {
    status: 'canceled',
    label: 'Cancelados',
    definition: 'Assinaturas canceladas desde sempre, também as que ainda têm acesso até o fim do ciclo.',
    tone: 'failure',
  },
];

const stretches = [
  { key: 'today', label: 'Hoje', days: 1 },
  { key: 'week', label: '7 dias', days: 7 },
  { key: 'month', label: '30 dias', days: 30 },
] as const;

/** The subscriptions as they stand, and how many were sold. */
export function BaseCards({ data, onOpen }: Props) {
  return (
    <>
      <section className={classes.section} aria-labelledby="financial-base">
        <div className={classes.sectionHead}>
          <h2 id="financial-base">Base atual</h2>
        </div>
        <div className={own.compact}>
          {states.map(({ status, label, definition, tone }) => (
            <NumberCard
              key={status}
              label={label}
              definition={definition}
              tone={tone}
              value={data?.real_time[status]}
              short={inThousands}
              behind="Ver assinaturas"
              onOpen={() => onOpen({ of: 'subscriptions', title: `Assinaturas: ${label}`, status })}
            />
          ))}
        </div>
      </section>
      <section className={classes.section} aria-labelledby="financial-sales">
        <div className={classes.sectionHead}>
          <h2 id="financial-sales">Novas vendas</h2>
        </div>
        <div className={own.compact}>
          {stretches.map(({ key, label, days }) => (
            <NumberCard
              key={key}
              label={label}
              definition={`Vendas pagas a quem comprou pela primeira vez (primeiro ciclo ou compra avulsa), ${days === 1 ? 'hoje' : `nos últimos ${days} dias, hoje incluído`}.`}
              value={data?.sell_status[key]}
              short={inThousands}
              behind="Ver vendas"
              onOpen={() =>
                onOpen({ of: 'sales', title: `Novas vendas: ${label}`, kind: 'new', interval: days })
              }
            />
          ))}
        </div>
      </section>
    </>
  );
}
