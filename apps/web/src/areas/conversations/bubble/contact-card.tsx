import { ActionIcon, Tooltip } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { IconCopy, IconMessagePlus } from '@tabler/icons-react';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { readCards, type Card, type CardPhone } from '../message/vcard.ts';
import classes from './message-card.module.css';

interface Props {
  text: string;
  onCopy: (text: string) => void;
  /** Opens a conversation with a phone over the same number; null where the thread is only read. */
  onTalk: ((phone: string) => void) | null;
}

/** The people of a contact message, with their numbers. A text that is not a card is shown as it came. */
export function ContactCards({ text, ...acts }: Props) {
  const cards = readCards(text);
  if (cards.length === 0) return <div>{text || 'Contato'}</div>;
  return cards.map((card, index) => <OneCard key={index} card={card} {...acts} />);
}

function OneCard({ card, ...acts }: { card: Card } & Omit<Props, 'text'>) {
  const { name, organisation, phones, emails } = card;
  const title = name || phones[0]?.text || 'Contato';
  return (
    <div className={classes.card} role="group" aria-label={`Contato: ${title}`}>
      <div className={classes.person}>
        <Avatar name={title} size={36} />
        <div>
          <p className={classes.title}>{title}</p>
          {organisation && <p className={classes.detail}>{organisation}</p>}
          {emails.map((email) => (
            <p key={email} className={classes.detail}>
              {email}
            </p>
          ))}
        </div>
      </div>
      {phones.map((phone, index) => (
        <Phone key={index} phone={phone} title={title} {...acts} />
      ))}
    </div>
  );
}

interface PhoneProps extends Omit<Props, 'text'> {
  phone: CardPhone;
  title: string;
}

function Phone({ phone, title, onCopy, onTalk }: PhoneProps) {
  const shown = phone.digits ? formatPhone(phone.digits) : phone.text;
  return (
    <div className={classes.phone}>
      <span>{shown}</span>
      <Tooltip label="Copiar telefone">
        <ActionIcon aria-label={`Copiar telefone ${shown}`} onClick={() => onCopy(shown)}>
          <IconCopy size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {onTalk && phone.digits && (
        <Tooltip label="Iniciar conversa">
          <ActionIcon
            aria-label={`Iniciar conversa com ${title}, ${shown}`}
            onClick={() => onTalk(phone.digits)}
          >
            <IconMessagePlus size={16} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
