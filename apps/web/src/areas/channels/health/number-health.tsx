import { Anchor } from '@mantine/core';
import type { Chip, NumberHealth as Health } from '@prosa/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskAddress } from '../../contacts/desk-address.ts';
import { useNow } from '../../../lib/use-now.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { heldSentence, waitingOf, whyHeld } from '../what-waits.ts';
import { answerRate, begunToday, moment, networkWord } from './health-words.ts';
import classes from './number-health.module.css';
import { WarmUp } from './warm-up.tsx';

/** What is known of how a number is doing: undefined while it loads, or where that failed. */
export interface KnownHealth {
  health: Health | undefined;
  /** Why it could not be read. */
  problem: string | null;
  onRetry: () => void;
}

interface Props extends KnownHealth {
  chip: Chip;
}

/** 'Saúde do número': what goes over it, what WhatsApp allows it, and what waits because of that. */
export function NumberHealth({ chip, health, problem, onRetry }: Props) {
  const now = useNow();
  const isWaiting = waitingOf(chip, 'new', now) !== null;
  // Opens by itself when something begins to wait; what a person opened stays as they left it.
  const [seen, setSeen] = useState({ isOpen: isWaiting, isWaiting });
  if (seen.isWaiting !== isWaiting) setSeen({ isOpen: seen.isOpen || isWaiting, isWaiting });
  return (
    <details
      className={classes.root}
      open={seen.isOpen}
      onToggle={({ currentTarget }) => setSeen({ isWaiting, isOpen: currentTarget.open })}
    >
      <summary className={classes.title}>Saúde do número</summary>
      {health && <Facts chip={chip} health={health} />}
      {!health &&
        (problem === null ? <SkeletonRows rows={4} /> : <LoadProblem message={problem} onRetry={onRetry} />)}
    </details>
  );
}

function Facts({ chip, health }: { chip: Chip; health: Health }) {
  const now = useNow();
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
    <>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {health.warm_up && <WarmUp chip={chip} warmUp={health.warm_up} />}
      <WhatWaits chip={chip} health={health} />
    </>
  );
}

function WhatWaits({ chip, health: { waiting, waiting_in } }: { chip: Chip; health: Health }) {
  const now = useNow();
  const reason = waitingOf(chip, 'new', now);
  if (!reason) return null;
  return (
    <p className={classes.waiting}>
      {waiting === 0
        ? heldSentence(reason, now)
        : `${waiting === 1 ? '1 mensagem segurada' : `${waiting} mensagens seguradas`}: ${whyHeld(reason, now)}.`}{' '}
      {waiting_in && (
        <Anchor component={Link} to={deskAddress(waiting_in)} inherit>
          Ver a primeira
        </Anchor>
      )}
    </p>
  );
}
