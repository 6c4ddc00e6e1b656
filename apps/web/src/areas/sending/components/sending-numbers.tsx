import { Button } from '@mantine/core';
import {
  calls,
  holdReasons,
  limits,
  waitReasons,
  type NumberHealth,
  type SendingNumber,
} from '@prosa/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { useNumbersHealth } from '../../channels/health/use-numbers-health.ts';
import classes from './sending-numbers.module.css';

/** What waits changes by the second; people look at it for longer. */
const refreshMs = 10_000;

/** What each number has sent without a person, what waits, and what is held and can go on. */
export function SendingNumbers() {
  const { data, error, refetch } = useCall(calls.getSendingNumbers, {}, { refetchInterval: refreshMs });
  const { data: health } = useNumbersHealth();
  return (
    <SectionCard title="Números" description="Quanto cada número já enviou, o que espera e por quê.">
      {data ? (
        <ul className={classes.list}>
          {data.map((number) => (
            <NumberItem
              key={number.chip}
              number={number}
              health={health?.find(({ chip }) => chip === number.chip)}
            />
          ))}
          {data.length === 0 && <li className={classes.fact}>Nenhum número ainda.</li>}
        </ul>
      ) : error ? (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </SectionCard>
  );
}

function NumberItem({ number, health }: { number: SendingNumber; health: NumberHealth | undefined }) {
  const { name, in_hour, max_per_hour, in_day, max_per_day, waiting, wait } = number;
  return (
    <li className={classes.number}>
      <h3 className={classes.name}>
        <Name>{name}</Name>
      </h3>
      <p className={classes.fact}>
        Hoje: {ofMax(in_day, max_per_day)}. Última hora: {ofMax(in_hour, max_per_hour)}.
        {max_per_day === null && max_per_hour === null && ' Sem limite próprio.'}
      </p>
      {health?.warm_up && (
        <p className={classes.fact}>
          Aquecimento: etapa {health.warm_up.stage} de {health.warm_up.stages}, {health.begun_today} de{' '}
          {health.warm_up.max_chats} conversas novas hoje.
        </p>
      )}
      <p className={classes.fact}>{waitingText(waiting)}</p>
      {wait && (
        <p className={classes.fact}>
          {waitReasons[wait.reason]} Próxima tentativa: {dateTime(wait.until)}.
        </p>
      )}
      <Holds number={number} />
    </li>
  );
}

function ofMax(count: number, max: number | null): string {
  return max === null ? sendsText(count) : `${count} de ${max} envios`;
}

const sendsText = (count: number) => (count === 1 ? '1 envio' : `${count} envios`);

function waitingText(waiting: number): string {
  if (waiting === 0) return 'Nada na fila.';
  const count = waiting >= limits.sends_counted_max ? `Mais de ${waiting.toLocaleString('pt-BR')}` : waiting;
  return waiting === 1 ? '1 envio na fila.' : `${count} envios na fila.`;
}

function Holds({ number: { chip, name, holds } }: { number: SendingNumber }) {
  const resume = useCallMutation(calls.resumeSending, {
    invalidates: [calls.getSendingNumbers],
    onSuccess: () => notify.success('Envios retomados'),
  });
  return holds.map(({ reason, sends, since }) => (
    <NoticeBar
      key={reason}
      kind="waiting"
      action={
        reason === 'paused' ? undefined : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            aria-label={`Retomar envios de ${name}`}
            loading={resume.isPending}
            onClick={() => resume.mutate({ chip })}
          >
            Retomar
          </Button>
        )
      }
    >
      {sends === 1 ? '1 envio parado' : `${sends} envios parados`} desde {dateTime(since)}.{' '}
      {holdReasons[reason]}
    </NoticeBar>
  ));
}
