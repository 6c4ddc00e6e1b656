import { formatPhone } from '@prosa/brazil';
import type { Conversation } from '@prosa/contract';
import { Badge } from '@mantine/core';
import { IconHeadset, IconRobot } from '@tabler/icons-react';
import { dateTime } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { TagChips } from '../../contacts/tags/tag-chips.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import classes from './history-columns.module.css';

/**
 * Returns the columns of the history. The contact's name opens the conversation, as does a click anywhere else in the
 * row.
 */
export function historyColumns(
  names: DeskNames,
  onShow: (conversation_id: string) => void,
): readonly Column<Conversation>[] {
  return [
    {
      id: 'contact',
      header: 'Contato',
      primary: true,
      render: (row) => <ContactCell conversation={row} onShow={onShow} />,
    },
    { id: 'channel', header: 'Canal', width: '7rem', render: (row) => clipped(row.chip.name) },
    {
      id: 'department',
      header: 'Departamento',
      width: '9rem',
      render: (row) => clipped(names.department(row.department)),
    },
    { id: 'type', header: 'Tipo', width: '7.5rem', render: (row) => <Kind isManual={row.is_manual} /> },
    { id: 'created', header: 'Aberta em', width: '10rem', render: (row) => clipped(dateTime(row.created)) },
    {
      id: 'finished',
      header: 'Finalizada em',
      width: '10rem',
      render: (row) => clipped(row.finished && dateTime(row.finished)),
    },
    {
      id: 'tags',
      header: 'Tags',
      width: '12rem',
      render: (row) => {
        const tags = names.tags(row.tags);
        if (!tags.length) return null;
        return (
          <div className={classes.tags}>
            <TagChips tags={tags} />
          </div>
        );
      },
    },
  ];
}

interface ContactProps {
  conversation: Conversation;
  onShow: (conversation_id: string) => void;
}

function ContactCell({ conversation, onShow }: ContactProps) {
  const { contact } = conversation;
  const name = contactName(contact);
  const phone = formatPhone(contact.phone);
  return (
    <span className={classes.contact}>
      <Avatar name={name} picture={contact.profile_picture} size={32} />
      <span className={classes.who}>
        <button
          type="button"
          className={classes.name}
          aria-label={`Ver conversa com ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            onShow(conversation._id);
          }}
        >
          <Name>{name}</Name>
        </button>
        {phone !== name && <span className={classes.phone}>{phone}</span>}
      </span>
    </span>
  );
}

function Kind({ isManual }: { isManual: boolean }) {
  const Symbol = isManual ? IconHeadset : IconRobot;
  return (
    <Badge
      miw="max-content"
      variant="light"
      color={isManual ? 'jade' : 'blue'}
      leftSection={<Symbol size={12} stroke={1.8} aria-hidden />}
    >
      {isManual ? 'Humano' : 'Chatbot'}
    </Badge>
  );
}

function clipped(text: string | null) {
  if (!text) return null;
  return (
    <span className={classes.clipped} title={text}>
      {text}
    </span>
  );
}
