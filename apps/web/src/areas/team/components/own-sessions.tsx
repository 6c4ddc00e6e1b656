import { Badge, Button } from '@mantine/core';
import { calls, type OwnSession } from '@prosa/contract';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { session } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import classes from './own-sessions.module.css';

/** 'Sessões abertas': where the person is signed in. They can end one session, the others, or all. */
export function OwnSessions() {
  const { data, error, refetch } = useCall(calls.getSessions, {}, { staleTime: 0 });
  const [isLeaving, setLeaving] = useState(false);
  const endAll = useCallMutation(calls.endSessions, {
    invalidates: [calls.getSessions],
    onSuccess: (_done, written) => {
      if ('keep_current' in written && written.keep_current) notify.success('Você saiu de todos os outros.');
      else session.close('left');
    },
  });
  return (
    <SectionCard
      title="Sessões abertas"
      description="Onde você entrou no Prosa. Uma sessão termina sozinha depois de um tempo sem uso."
      footer={
        <>
          <Button variant="default" onClick={() => setLeaving(true)}>
            Sair de todos
          </Button>
          <Button
            disabled={!data || data.length < 2}
            loading={endAll.isPending && !isLeaving}
            onClick={() => endAll.mutate({ keep_current: true })}
          >
            Sair de todos os outros
          </Button>
        </>
      }
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <ul className={classes.list}>
          {data.map((one) => (
            <SessionRow key={one._id} own={one} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={isLeaving}
        title="Sair de todos"
        confirmLabel="Sair de todos"
        danger
        onClose={() => setLeaving(false)}
        onConfirm={() => endAll.mutateAsync({ keep_current: false })}
      >
        Você sai do Prosa em todos os aparelhos, inclusive neste, e entra de novo com a sua senha.
      </ConfirmDialog>
    </SectionCard>
  );
}

function SessionRow({ own: { _id, device, network, created, used, current } }: { own: OwnSession }) {
  const end = useCallMutation(calls.endSession, { invalidates: [calls.getSessions] });
  const Symbol = /Android|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Symbol size={22} stroke={1.5} aria-hidden className={classes.symbol} />
      <div className={classes.text}>
        <div className={classes.device}>
          {device}
          {current && (
            <Badge variant="default" size="sm">
              Esta sessão
            </Badge>
          )}
        </div>
        <div className={classes.detail}>
          {network && `${network} · `}desde {dateTime(created)}
          {!current && ` · usada em ${dateTime(used)}`}
        </div>
      </div>
      {!current && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Encerrar ${device}, desde ${dateTime(created)}`}
          loading={end.isPending}
          onClick={() => end.mutate({ session_id: _id })}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
