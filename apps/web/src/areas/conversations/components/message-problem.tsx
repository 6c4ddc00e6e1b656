import type { Message } from '@prosa/contract';
import { IconAlertCircle, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Outgoing } from '../api/outgoing-store.ts';
import { failureText } from '../message-texts.ts';
import classes from './message-problem.module.css';
import type { ThreadActions } from './thread-actions.ts';

interface Props {
  message: Message;
  outgoing: Outgoing | null;
  actions: ThreadActions;
}

/** Below a message of ours that did not arrive, or of which nobody knows: why, and what one can do. */
export function MessageProblem({ message, outgoing, actions }: Props) {
  if (message.unconfirmed) {
    return (
      <p className={classes.root}>
        <IconHelpCircle size={15} stroke={1.8} aria-hidden />
        <span>
          <strong>Não confirmado.</strong> O WhatsApp não disse se recebeu esta mensagem. Estamos conferindo;
          nada será enviado duas vezes.
        </span>
      </p>
    );
  }
  if (message.status !== 0) return null;
  const reason = outgoing?.problem ?? failureText(message.failure);
  const { retry } = actions;
  return (
    <div className={classes.root} data-kind="failed" role="alert">
      <IconAlertCircle size={15} stroke={1.8} aria-hidden />
      <span>
        {reason}{' '}
        {retry && message.failure !== 'channel_removed' && (
          <Action onClick={() => retry(message)}>Tentar de novo</Action>
        )}{' '}
        {outgoing && <Action onClick={() => actions.discard(message.message_id)}>Descartar</Action>}
      </span>
    </div>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      {children}
    </button>
  );
}
