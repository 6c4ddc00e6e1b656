import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLiveStatus } from '../../lib/live.tsx';
import classes from './live-banner.module.css';

/** How long an interruption lasts before it is mentioned; the first connection has more to load before it. */
const patience = { first: 5_000, later: 1_500 };
const texts = {
  offline: 'Sem conexão: as mensagens novas podem não aparecer. Reconectando…',
  behind: 'Conexão retomada. Buscando o que chegou enquanto isso…',
  replaced: 'Há mais de 10 janelas do Prosa abertas: esta parou. Clique nela para continuar aqui.',
};

/** Says that what is on screen may be behind; short interruptions do not flicker. */
export function LiveBanner() {
  const status = useLiveStatus();
  const [wasLive, setWasLive] = useState(false);
  if (status === 'live' && !wasLive) setWasLive(true);
  const isLate = useLasting(status !== 'live', wasLive ? patience.later : patience.first);
  return (
    <div role="status" aria-live="polite" data-live={status}>
      {isLate && (
        <div className={classes.root}>
          {status === 'behind' ? (
            <IconRefresh size={15} aria-hidden />
          ) : (
            <IconCloudOff size={15} aria-hidden />
          )}
          {status !== 'live' && texts[status]}
        </div>
      )}
    </div>
  );
}

/** Returns true once `condition` has held for a moment, and false as soon as it no longer holds. */
function useLasting(condition: boolean, patience: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), patience);
    return () => clearTimeout(timer);
  }, [condition, patience]);
  return lasting && condition;
}
