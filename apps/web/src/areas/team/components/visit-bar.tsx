import { Button } from '@mantine/core';
import type { CurrentUser } from '@prosa/contract';
import { IconUserShield } from '@tabler/icons-react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { leaveAccount } from '../sign-out.ts';
import classes from './visit-bar.module.css';

interface Props {
  visit: NonNullable<CurrentUser['visit']>;
}

/** Marks every screen of a customer's account in which staff are: whose it is, for how long, and the way out. */
export function VisitBar({ visit: { expires, reason } }: Props) {
  const { account } = useCurrentUser();
  const now = useNow();
  return (
    <aside className={classes.root} aria-label="Acesso à conta de um cliente">
      <IconUserShield size={18} aria-hidden className={classes.symbol} />
      <span className={classes.text}>
        Você está na conta de <strong>{account.name}</strong>. {timeLeft(expires, now)}
        <span className={classes.reason}> Motivo: {reason}</span>
      </span>
      <Button variant="default" size="compact-sm" onClick={leaveAccount}>
        Sair da conta
      </Button>
    </aside>
  );
}

function timeLeft(expires: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((new Date(expires).getTime() - now.getTime()) / 60_000));
  return minutes > 1 ? `O acesso termina em ${minutes} minutos.` : 'O acesso termina em menos de um minuto.';
}
