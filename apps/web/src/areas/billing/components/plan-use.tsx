import { Progress } from '@mantine/core';
import type { Subscription } from '@prosa/contract';
import { useId } from 'react';
import classes from './plan-use.module.css';

interface Use {
  used: number;
  max: number;
}

/** Shows how much of each limit is used; a lower plan takes nothing away, so more may be used than it allows. */
export function PlanUse({ subscription: { use, campaigns_enabled } }: { subscription: Subscription }) {
  return (
    <div className={classes.root}>
      <Line name="Canais" use={use.channels} />
      <Line name="Usuários" use={use.users} />
      <Line name="Fluxos" use={use.flows} />
      <p className={classes.feature}>
        Campanhas e audiências: {campaigns_enabled ? 'incluídas' : 'não incluídas neste plano'}
      </p>
      <p className={classes.feature}>
        Auto follow-up e integrações:{' '}
        {use.channels.max > 1 ? 'incluídos' : 'precisam de um plano com mais de um canal'}
      </p>
    </div>
  );
}

function Line({ name, use: { used, max } }: { name: string; use: Use }) {
  const label = useId();
  const over = used - max;
  const share = max > 0 ? Math.min(100, (used / max) * 100) : 100;
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <span id={label}>{name}</span>
        <span>
          {used} de {max}
        </span>
      </div>
      <Progress.Root>
        <Progress.Section value={share} aria-labelledby={label} color={over > 0 ? 'red' : undefined} />
      </Progress.Root>
      {over > 0 && (
        <p className={classes.over}>
          {over} acima do plano. Nada foi removido, mas não é possível adicionar outros.
        </p>
      )}
    </div>
  );
}
