import { Anchor, Skeleton } from '@mantine/core';
import { calls } from '@prosa/contract';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { deskAddress } from '../desk-address.ts';
import classes from './contact-drawer.module.css';

/** The newest conversations with a contact; one in progress leads to the desk. */
export function ContactConversations({ contact_id }: { contact_id: string }) {
  const { data, error } = useCall(calls.getContactConversations, { contact_id });
  if (error && !data) return <p className={classes.none}>{error.message}</p>;
  if (!data) return <Skeleton height={14} width="70%" />;
  if (data.length === 0) return <p className={classes.none}>Nenhuma conversa</p>;
  return (
    <ul className={classes.conversations}>
      {data.map(({ _id, chip, created, finished }) => (
        <li key={_id}>
          {finished ? (
            <span>
              {chip.name}, {dateTime(created)} a {dateTime(finished)}
            </span>
          ) : (
            <Anchor component={Link} to={deskAddress(_id)}>
              Em andamento em {chip.name}, desde {dateTime(created)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
