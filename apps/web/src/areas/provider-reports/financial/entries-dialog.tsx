import { Button } from '@mantine/core';
import {
  calls,
  type BaseStatus,
  type Interval,
  type SaleEntry,
  type SaleKind,
  type SubscriptionEntry,
} from '@prosa/contract';
import { IconReceipt } from '@tabler/icons-react';
import { useGrowingList } from '../../../lib/api/use-growing-list.ts';
import { dateOnly, dateTime, dayText } from '../../../lib/dates.ts';
import { moneyText } from '../../../lib/money.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from '../entries.module.css';

/** What a list behind a number holds. */
export type Entries = { title: string } & (
  | { of: 'sales'; kind: SaleKind; interval: Interval }
  | { of: 'subscriptions'; status: BaseStatus }
);

/** The sales or subscriptions behind a number of the financial dashboard. */
export function EntriesDialog({ entries, onClose }: { entries: Entries | null; onClose: () => void }) {
  return (
    <Dialog opened={entries !== null} onClose={onClose} title={entries?.title} size="lg">
      {entries?.of === 'sales' && <Sales {...entries} />}
      {entries?.of === 'subscriptions' && <Subscriptions {...entries} />}
    </Dialog>
  );
}

function Sales({ title, kind, interval }: Extract<Entries, { of: 'sales' }>) {
  const list = useGrowingList(calls.getFinancialSales, { kind, interval });
  return (
    <List title={title} {...list}>
      {(sale: SaleEntry) => <Sale key={sale._id} sale={sale} />}
    </List>
  );
}

function Subscriptions({ title, status }: Extract<Entries, { of: 'subscriptions' }>) {
  const list = useGrowingList(calls.getFinancialSubscriptions, { status });
  return (
    <List title={title} {...list}>
      {(subscription: SubscriptionEntry) => (
        <Subscription key={subscription._id} subscription={subscription} />
      )}
    </List>
  );
}

interface ListProps<Row> {
  title: string;
  rows: Row[] | undefined;
  error: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
  children: (row: Row) => React.ReactNode;
}

function List<Row>({ title, rows, error, hasMore, isLoadingMore, more, retry, children }: ListProps<Row>) {
  if (error !== null && !rows) return <ErrorState message={error} onRetry={retry} />;
  if (!rows) return <SkeletonRows rows={5} />;
  if (!rows.length)
    return (
      <EmptyState icon={IconReceipt} title="Nada por aqui">
        O provedor de cobrança não informou nada que este número conte.
      </EmptyState>
    );
  return (
    <>
      <ol className={classes.list} aria-label={title}>
        {rows.map(children)}
      </ol>
      {hasMore && (
        <div className={classes.more}>
          <Button variant="default" onClick={more} loading={isLoadingMore}>
            Carregar mais
          </Button>
        </div>
      )}
    </>
  );
}

const kindNames = { new: 'Nova', old: 'Recorrência', refund: 'Reembolso' };
const unknown = 'Comprador não informado';

function Sale({ sale: { at, kind, name, offer, cycle, total } }: { sale: SaleEntry }) {
  const cycleText = cycle === null ? 'compra avulsa' : `ciclo ${cycle}`;
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <span className={classes.name}>{name || unknown}</span>
        <span className={classes.detail}>
          {[kindNames[kind], cycleText, offer, dateTime(at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.value} data-kind={kind} data-numeric>
        {moneyText(kind === 'refund' ? -total : total)}
      </span>
    </li>
  );
}

function Subscription({ subscription }: { subscription: SubscriptionEntry }) {
  const { name, offer, since, next_cycle, account } = subscription;
  const company = account ? account.name : 'ainda sem empresa';
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <span className={classes.name}>{name || unknown}</span>
        <span className={classes.detail}>{[company, offer].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.value}>
        <span className={classes.detail}>
          desde {dateOnly(since)}
          {next_cycle && (
            <>
              <br />
              próxima cobrança {dayText(next_cycle)}
            </>
          )}
        </span>
      </span>
    </li>
  );
}
