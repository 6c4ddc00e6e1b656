import { Anchor } from '@mantine/core';
import type { ResultRun } from '@prosa/contract';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import { Name } from '../../../ui/text/name.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { conversationLink } from './result-links.ts';

type Talk = Pick<ResultRun, 'contact' | 'conversation'>;

/** The contact, as a link to the conversation. */
export function TalkLink({ contact, conversation }: Talk) {
  return (
    <Anchor component={Link} to={conversationLink(conversation)}>
      <Name>{contactName(contact)}</Name>
    </Anchor>
  );
}

/** A moment as date and time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{dateTime(at)}</time>;
}
