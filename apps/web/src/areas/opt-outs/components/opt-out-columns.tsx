import { Anchor } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import type { OptOut } from '@prosa/contract';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { deskAddress } from '../../contacts/desk-address.ts';
import { OptOutDecision } from './opt-out-decision.tsx';
import { optOutName } from './opt-out-name.ts';
import classes from './opt-out-columns.module.css';

/** Who, what they wrote, since when. */
export const optOutColumns: readonly Column<OptOut>[] = [
  {
    id: 'contact',
    header: 'Contato',
    primary: true,
    width: '16rem',
    render: (entry) => (
      <span className={classes.lines}>
        <Name>{optOutName(entry)}</Name>
        <span className={classes.second}>{phoneOf(entry)}</span>
      </span>
    ),
  },
  {
    id: 'reason',
    header: 'Por quê',
    render: (entry) => (
      <span className={classes.lines}>
        {entry.text && <span className={classes.text}>{entry.level ? `“${entry.text}”` : entry.text}</span>}
        <span className={classes.second}>{originOf(entry)}</span>
        {entry.conversation_id && (
          <Anchor
            component={Link}
            to={deskAddress(entry.conversation_id)}
            size="sm"
            aria-label={`Ver conversa com ${optOutName(entry)}`}
          >
            Ver conversa
          </Anchor>
        )}
      </span>
    ),
  },
  {
    id: 'at',
    header: 'Quando',
    width: '14rem',
    render: ({ created, removed }) => (
      <span className={classes.lines}>
        <time dateTime={created}>{dateTime(created)}</time>
        {removed && (
          <span className={classes.second}>
            Retirado em {dateTime(removed.at)}
            {removed.user && ` por ${removed.user.name}`}
          </span>
        )}
      </span>
    ),
  },
];

/** The same, with the decision about each. */
export const doubtfulColumns: readonly Column<OptOut>[] = [
  ...optOutColumns,
  { id: 'decision', header: 'Decisão', width: '17rem', render: (entry) => <OptOutDecision entry={entry} /> },
];

/** Returns the phone, unless it is what the contact is called. */
function phoneOf(entry: OptOut): string {
  const phone = entry.contact ? formatPhone(entry.contact.phone) : '';
  return phone === optOutName(entry) ? '' : phone;
}

function originOf({ level, user }: OptOut): string {
  const name = user?.name ?? '';
  if (level === null) return name ? `Adicionado por ${name}` : 'Adicionado por alguém da equipe';
  if (level === 'certain') return 'O contato pediu';
  return name ? `Pedido confirmado por ${name}` : 'Talvez seja um pedido';
}
