import { Anchor, Button } from '@mantine/core';
import { calls, type FlowTrace } from '@prosa/contract';
import { IconExternalLink, IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { FormattedText } from '../../../ui/text/formatted-text.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { MessageDialogProps } from '../../conversations/slots.ts';
import { endingText } from './ending-text.ts';
import { RecordTestDialog } from './record-test-dialog.tsx';
import classes from './trace-dialog.module.css';
import { VisitList } from './visit-list.tsx';

/** 'Por que o robô disse isso?': the run behind a bot's message, with the step that sent it marked. */
export function TraceDialog({ message, onClose }: MessageDialogProps) {
  const { data: trace, error, refetch } = useCall(calls.getFlowTrace, { message_id: message._id });
  const [isRecording, setRecording] = useState(false);
  const { conversation_id } = message;
  if (isRecording && trace) {
    return <RecordTestDialog flow={trace.flow} conversation_id={conversation_id} onClose={onClose} />;
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Por que o robô disse isso?"
      size={560}
      classNames={{ body: classes.body }}
    >
      <blockquote className={classes.said}>
        {message.message ? <FormattedText text={message.message} /> : 'Arquivo'}
      </blockquote>
      {trace ? (
        <Run trace={trace} onRecord={() => setRecording(true)} />
      ) : error ? (
        <Failed isGone={error.kind === 'not_found'} message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}

function Run({ trace, onRecord }: { trace: FlowTrace; onRecord: () => void }) {
  const canManage = useCan()('flows.manage');
  const { flow, started, ending, visits, visit } = trace;
  return (
    <>
      <p className={classes.facts}>
        {canManage ? (
          <Anchor component={Link} to={`/flows/${encodeURIComponent(flow._id)}`} underline="always" inherit>
            {flow.name}
          </Anchor>
        ) : (
          <strong>{flow.name}</strong>
        )}
        , versão {flow.version} · começou em {dateTime(started)} · {endingText(ending)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.visits} role="region" aria-label="Passos do robô" tabIndex={0}>
        {/* A handover is the result of the last step. */}
        <VisitList visits={visits} current={visit ?? visits.at(-1)?.visit ?? null} />
      </div>
      {canManage && (
        <div className={classes.foot}>
          <Button variant="default" leftSection={<IconFlask size={16} aria-hidden />} onClick={onRecord}>
            Salvar como teste
          </Button>
          <Button
            component={Link}
            to={`/flows/${encodeURIComponent(flow._id)}`}
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            Abrir o fluxo
          </Button>
        </div>
      )}
    </>
  );
}

interface FailedProps {
  isGone: boolean;
  message: string;
  onRetry: () => void;
}

function Failed({ isGone, message, onRetry }: FailedProps) {
  if (!isGone) return <ErrorState message={message} onRetry={onRetry} />;
  return (
    <p className={classes.facts}>
      O registro desta mensagem não existe mais. Os passos do robô ficam guardados por 30 dias.
    </p>
  );
}
