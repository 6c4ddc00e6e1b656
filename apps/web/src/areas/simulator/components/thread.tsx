import type { SimulatedCustomer, SimulatedPlace, ThreadMessage } from '@prosa/contract';
import { useEffect, useRef, type UIEvent } from 'react';
import { dayLabel, isSameDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSeamWrite } from '../api/use-seam.ts';
import { useSendAs } from '../use-send-as.ts';
import { Bubble } from './bubble.tsx';
import classes from './phone.module.css';

interface Props {
  place: SimulatedPlace;
  customer: SimulatedCustomer;
  /** Undefined while the first poll runs. */
  messages: readonly ThreadMessage[] | undefined;
  onQuote: (message: ThreadMessage) => void;
  onEdit: (message: ThreadMessage) => void;
}

/** Both directions of the talk, oldest first; stays at the end unless the person scrolled up. */
export function Thread({ place, customer, messages = [], onQuote, onEdit }: Props) {
  const now = useNow(60_000);
  const { box, onScroll } = useStayAtEnd(messages.at(-1)?.platform_message_id);
  const remove = useSeamWrite('delete');
  const react = useSeamWrite('react');
  const send = useSendAs({ channel: place.channel, customer });
  return (
    <div ref={box} className={classes.thread} onScroll={onScroll} role="log" aria-label="Mensagens">
      {messages.length === 0 && <p className={classes.nothing}>Escreva a primeira mensagem.</p>}
      {messages.map((message, at) => (
        <div key={message.platform_message_id} className={classes.item}>
          {isNewDay(message, messages[at - 1]) && <p className={classes.day}>{dayLabel(message.at, now)}</p>}
          <Bubble
            message={message}
            quoted={messages.find(({ platform_message_id }) => platform_message_id === message.reply_to)}
            onQuote={() => onQuote(message)}
            onEdit={() => onEdit(message)}
            onReact={(emoji) =>
              react.mutate({ ...place, platform_message_id: message.platform_message_id, emoji })
            }
            onTap={({ id, title }) =>
              void send({
                type: 'text',
                message: title,
                option_id: id,
                marks: ['choice'],
                reply_to: message.platform_message_id,
              })
            }
            onDelete={() => remove.mutate({ ...place, platform_message_id: message.platform_message_id })}
          />
        </div>
      ))}
    </div>
  );
}

function useStayAtEnd(lastId: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [lastId]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80;
  };
  return { box, onScroll };
}

function isNewDay(message: ThreadMessage, before: ThreadMessage | undefined): boolean {
  return !before || !isSameDay(message.at, before.at);
}
