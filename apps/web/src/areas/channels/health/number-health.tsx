import { Anchor } from '@mantine/core';
import type { Chip } from '@prosa/contract';
import { Link } from 'react-router';
import { deskAddress } from '../../contacts/desk-address.ts';
import { useNow } from '../../../lib/use-now.ts';
import { waitingOf, whyHeld } from '../what-waits.ts';
import { answerRate, begunToday, moment, networkWord } from './health-words.ts';
import classes from './number-health.module.css';
import { useNumberHealth } from './use-number-health.ts';
import { WarmUp } from './warm-up.tsx';

/** 'Saúde do número': what goes over it, what WhatsApp allows it, and what waits because of that. */
export function NumberHealth({ chip }: { chip: Chip }) {
  const health = useNumberHealth(chip._id);
  const now = useNow();
  if (!health) return null;
  const waiting = waitingOf(chip, 'new', now);
  const rows = [
    ['Conectado desde', chip.status === 'open' ? moment(chip.status_since, now) : '–'],
    ['Última recebida', moment(health.last_received, now)],
    ['Última enviada', moment(health.last_sent, now)],
    ['Enviadas hoje', String(health.sent_today)],
    ['Conversas novas hoje', begunToday(health)],
    ['Respondidas', answerRate(health)],
    ['WhatsApp', networkWord(health, now)],
  ] as const;
  return (
    <details className={classes.root} open={waiting !== null || undefined}>
      <summary className={classes.title}>Saúde do número</summary>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {health.warm_up && <WarmUp chip={chip} warmUp={health.warm_up} />}
      {waiting && (
        <p className={classes.waiting}>
          {health.waiting === 1 ? '1 mensagem segurada. ' : `${health.waiting} mensagens seguradas. `}
          Motivo: {whyHeld(waiting, now)}.{' '}
          {health.waiting_in && (
            <Anchor component={Link} to={deskAddress(health.waiting_in)} inherit>
              Ver a primeira
            </Anchor>
          )}
        </p>
      )}
    </details>
  );
}
