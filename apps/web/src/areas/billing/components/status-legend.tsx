import { Badge } from '@mantine/core';
import { subscriptionStatusNames, type SubscriptionStatus } from '@prosa/contract';
import classes from './status-legend.module.css';

const meanings: Record<SubscriptionStatus, string> = {
  none: 'A empresa ainda não tem uma assinatura.',
  active: 'Tudo pago; o acesso é completo.',
  pastdue: 'Uma fatura venceu. O acesso continua; regularize para não perdê-lo.',
  trial: 'O acesso é completo até o fim do teste.',
  started: 'A compra foi feita; o acesso abre com o primeiro pagamento.',
  canceled: 'Cancelada; o acesso vale até o fim do período pago.',
  'trial canceled': 'Cancelada antes da primeira cobrança.',
  expired: 'Terminou sem renovação: só leitura e exportação.',
  inactive: 'Desativada pelo provedor de cobrança: só leitura e exportação.',
};

const statuses = Object.keys(meanings) as SubscriptionStatus[];

type Tone = 'good' | 'waiting' | 'failure' | 'quiet';

const tones: Record<SubscriptionStatus, Tone> = {
  none: 'quiet',
  active: 'good',
  trial: 'good',
  started: 'waiting',
  pastdue: 'waiting',
  canceled: 'failure',
  'trial canceled': 'failure',
  expired: 'failure',
  inactive: 'failure',
};

/** Shows the label of a status. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  return (
    <Badge variant="default" className={classes.badge} data-tone={tones[status]}>
      {subscriptionStatusNames[status]}
    </Badge>
  );
}

/** Lists every status with its meaning. */
export function StatusLegend({ current }: { current: SubscriptionStatus }) {
  return (
    <ul className={classes.list}>
      {statuses.map((status) => (
        <li key={status} className={classes.entry} aria-current={status === current || undefined}>
          <StatusBadge status={status} />
          <span className={classes.meaning}>{meanings[status]}</span>
        </li>
      ))}
    </ul>
  );
}
