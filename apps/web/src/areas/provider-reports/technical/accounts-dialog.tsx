import { calls, type AccountNumber, type Interval } from '@prosa/contract';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { wholeNumber } from '../../../ui/chart/numbers.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from '../entries.module.css';

interface Props {
  /** The number whose companies are shown; null while the dialog is closed. */
  of: AccountNumber | null;
  interval: Interval;
  onClose: () => void;
}

const titles: Record<AccountNumber, string> = {
  open_conversations: 'Conversas em andamento por empresa',
  accounts: 'Empresas com plano ativo',
  chips: 'Chips por empresa',
  messages_today: 'Mensagens de hoje por empresa',
  conversations: 'Conversas do período por empresa',
  messages: 'Mensagens do período por empresa',
};

/** What `all` counts, where its parts do not say it. */
const units: Partial<Record<AccountNumber, string>> = { accounts: 'pessoas na equipe' };

const partNames: Record<string, string> = {
  manual: 'humano',
  chatbot: 'chatbot',
  open: 'conectados',
  off: 'desconectados',
  user: 'humano',
  customer: 'clientes',
  human: 'humano',
  ai_chatbot: 'IA',
  flow_chatbot: 'fluxo',
};

/** The companies behind a number, those with most first. */
export function AccountsDialog({ of, interval, onClose }: Props) {
  return (
    <Dialog opened={of !== null} onClose={onClose} title={of && titles[of]} size="lg">
      {of && <Accounts of={of} interval={interval} />}
    </Dialog>
  );
}

function Accounts({ of, interval }: { of: AccountNumber; interval: Interval }) {
  const { data, error, refetch } = useCall(calls.getAdminDashboardAccounts, { of, interval });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={5} />;
  if (!data.data.length)
    return (
      <EmptyState icon={IconBuildingStore} title="Nenhuma empresa">
        Nenhuma empresa tem algo a contar aqui.
      </EmptyState>
    );
  const hidden = data.total - data.data.length;
  return (
    <>
      <ol className={classes.list} aria-label={titles[of]}>
        {data.data.map(({ _id, name, all, parts }) => (
          <li key={_id} className={classes.row}>
            <span className={classes.who}>
              <AccountName name={name} />
              <span className={classes.detail}>{units[of] ?? partsText(parts)}</span>
            </span>
            <span data-numeric>{wholeNumber(all)}</span>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className={classes.detail}>E mais {wholeNumber(hidden)} com menos.</p>}
    </>
  );
}

/** Shows the company's name; it leads to its people, for those who look after customers. */
function AccountName({ name }: { name: string }) {
  const can = useCan();
  if (!can('backoffice.customers')) return <span className={classes.name}>{name}</span>;
  return (
    <Link to={`/admin-clientes?${new URLSearchParams({ busca: name })}`} className={classes.name}>
      {name}
    </Link>
  );
}

function partsText(parts: Record<string, number>): string {
  return Object.entries(parts)
    .filter(([, value]) => value > 0)
    .map(([key, value]) => `${wholeNumber(value)} ${partNames[key] ?? key}`)
    .join(' · ');
}
