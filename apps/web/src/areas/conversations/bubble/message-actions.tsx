import { limits, type Message } from '@prosa/contract';
import { IconArrowBackUp, IconCopy, IconPencil, IconTrash, type Icon } from '@tabler/icons-react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useSlot } from '../../../lib/slots.ts';
import classes from './message-actions.module.css';
import { ReactionButton } from './reaction-button.tsx';
import type { ThreadActions } from './thread-actions.ts';

interface Props {
  message: Message;
  isTabStop: boolean;
  actions: ThreadActions;
}

const sent = 2;

/** The buttons beside a bubble: reply, copy, delete, and what other areas offer. */
export function MessageActions({ message, isTabStop, actions }: Props) {
  const { reply, remove, react, edit, copy, open } = actions;
  const added = useSlot('messageActions', message);
  const isSent = message.origin === 'customer' || message.status >= sent;
  const isOurs = message.origin === 'user' || message.origin === 'chatbot';
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div className={classes.root} role="group" aria-label="Ações da mensagem">
      {reply && isSent && (
        <Action label="Responder" icon={IconArrowBackUp} tabIndex={tabIndex} onClick={() => reply(message)} />
      )}
      {react && isSent && <ReactionButton message={message} tabIndex={tabIndex} onReact={react} />}
      {edit && message.origin === 'user' && message.type === 'text' && isSent && (
        <EditAction message={message} tabIndex={tabIndex} onClick={() => edit(message)} />
      )}
      {message.message && (
        <Action
          label="Copiar texto"
          icon={IconCopy}
          tabIndex={tabIndex}
          isMinor
          onClick={() => copy(message.message)}
        />
      )}
      {added.map((action) => (
        <Action
          key={action.label}
          label={action.label}
          icon={action.icon}
          tabIndex={tabIndex}
          onClick={() => open(action, message)}
        />
      ))}
      {remove && isOurs && (
        <Action
          label="Apagar para todos"
          icon={IconTrash}
          tabIndex={tabIndex}
          onClick={() => remove(message)}
        />
      )}
    </div>
  );
}

interface EditProps extends Pick<ActionProps, 'tabIndex' | 'onClick'> {
  message: Message;
}

/** Offered for some minutes to who wrote the message. */
function EditAction({ message: { user, created }, ...button }: EditProps) {
  const me = useCurrentUser();
  const now = useNow(60_000);
  const isLate = now.getTime() - new Date(created).getTime() >= limits.message_edit_ms;
  return user?._id === me._id && !isLate ? <Action label="Editar" icon={IconPencil} {...button} /> : null;
}

interface ActionProps {
  label: string;
  icon: Icon;
  tabIndex: number;
  /** Hidden where there is little room. */
  isMinor?: boolean;
  onClick: () => void;
}

function Action({ label, icon: Symbol, isMinor, ...button }: ActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-minor={isMinor || undefined}
      aria-label={label}
      title={label}
      {...button}
    >
      <Symbol size={16} stroke={1.7} aria-hidden />
    </button>
  );
}
