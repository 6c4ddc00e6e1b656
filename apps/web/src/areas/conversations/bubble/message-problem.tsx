import { calls, messageFailures, type Message } from '@prosa/contract';
import { IconAlertCircle, IconClockPause, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useNow } from '../../../lib/use-now.ts';
import { heldText, type Waiting } from '../../channels/what-waits.ts';
import { OffReason } from '../../channels/components/off-reason.tsx';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import classes from './message-problem.module.css';
import type { ThreadActions } from './thread-actions.ts';

/** How long before a number disconnects the network may already refuse its messages. */
const refusedBeforeMs = 10 * 60_000;

/** After that long the server no longer asks what became of a message. */
const confirmedWithinMs = 5 * 60_000;

interface Props {
  message: Message;
  outgoing: Outgoing | null;
  actions: ThreadActions;
}

/** Below a message of ours that failed, is unconfirmed or is held: why, and what the person can do. */
export function MessageProblem({ message, outgoing, actions }: Props) {
  if (message.unconfirmed) return <Unconfirmed message={message} retry={actions.retry} />;
  if (message.status === 1 && !outgoing && actions.waiting)
    return <Held message={message} waiting={actions.waiting} withdraw={actions.withdraw} />;
  if (message.status !== 0) return null;
  const reason =
    outgoing?.problem ?? (message.failure ? messageFailures[message.failure] : 'A mensagem não foi enviada');
  const { retry } = actions;
  return (
    <div className={classes.root} data-kind="failed" role="alert">
      <IconAlertCircle size={15} stroke={1.8} aria-hidden />
      <span>
        {reason}
        {message.failure === 'refused' && <Cause message={message} channel_id={actions.channel_id} />}{' '}
        {retry && message.failure !== 'channel_removed' && (
          <Action onClick={() => retry(message)}>Tentar de novo</Action>
        )}{' '}
        {outgoing && <Action onClick={() => actions.discard(message.message_id)}>Descartar</Action>}
      </span>
    </div>
  );
}

interface UnconfirmedProps {
  message: Message;
  retry: ThreadActions['retry'];
}

/** Below a message whose outcome is unknown: while the network is asked, or that a person decides once it said nothing. */
function Unconfirmed({ message, retry }: UnconfirmedProps) {
  const isAsked = useNow().getTime() - Date.parse(message.created) < confirmedWithinMs;
  return (
    <p className={classes.root}>
      <IconHelpCircle size={15} stroke={1.8} aria-hidden />
      <span>
        <strong>Não confirmado.</strong> O WhatsApp não disse se recebeu esta mensagem.{' '}
        {isAsked || !retry ? (
          'Estamos conferindo; nada será enviado duas vezes.'
        ) : (
          <>
            Pergunte ao cliente antes: se ele já recebeu, receberá de novo.{' '}
            <Action onClick={() => retry(message)}>Enviar de novo</Action>
          </>
        )}
      </span>
    </p>
  );
}

interface HeldProps {
  message: Message;
  waiting: Waiting;
  withdraw: ThreadActions['withdraw'];
}

/** Below a message that waits although the number is connected: why, until when, and how to take it back. */
function Held({ message, waiting, withdraw }: HeldProps) {
  const now = useNow();
  return (
    <p className={classes.root}>
      <IconClockPause size={15} stroke={1.8} aria-hidden />
      <span>
        {heldText(waiting, now)} {withdraw && <Action onClick={() => withdraw(message)}>Cancelar</Action>}
      </span>
    </p>
  );
}

/** Shows that the number may be why the network refused a message: it disconnected about then, and still is off. */
function Cause({ message, channel_id }: { message: Message; channel_id: string | null }) {
  const { data: chips } = useCall(calls.getChips, {});
  const chip = chips?.find(({ _id }) => _id === channel_id);
  if (!chip || chip.status === 'open' || chip.status_since === null) return null;
  const before = Date.parse(chip.status_since) - Date.parse(message.created);
  if (before > refusedBeforeMs) return null;
  return (
    <>
      . <OffReason chip={chip} withLink />
    </>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      {children}
    </button>
  );
}
