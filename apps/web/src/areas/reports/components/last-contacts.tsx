import type { RealTimeData } from '@prosa/contract';
import { Link } from 'react-router';
import { listTime } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import classes from './last-contacts.module.css';

type LastContact = RealTimeData['last_contacts'][number];

/** The contacts the company talks with now, newest activity first; each leads to its conversation. */
export function LastContacts({ contacts }: { contacts: readonly LastContact[] | undefined }) {
  const now = useNow();
  return (
    <SectionCard title="Últimos contatos">
      {!contacts && <SkeletonRows rows={4} withAvatar />}
      {contacts?.length === 0 && (
        <p className={classes.nobody}>Ninguém em atendimento agora. Quem escrever aparece aqui na hora.</p>
      )}
      {contacts && contacts.length > 0 && (
        <ul className={classes.list}>
          {contacts.map((one) => (
            <li key={one.conversation_id}>
              <Row contact={one} now={now} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Row({ contact: one, now }: { contact: LastContact; now: Date }) {
  const { contact, chip, last_activity } = one;
  const name = contactName(contact);
  return (
    <Link
      to={`/atendimento?${new URLSearchParams({ conversa: one.conversation_id })}`}
      className={classes.row}
    >
      <Avatar name={name} size={32} />
      <span className={classes.who}>
        <Name className={classes.name}>{name}</Name>
        <span className={classes.detail}>
          {chip.name} · {one.is_manual ? 'Humano' : 'Chatbot'}
        </span>
      </span>
      <span className={classes.when}>
        <time dateTime={last_activity}>{listTime(last_activity, now)}</time>
        {one.waiting_response && <span className={classes.waiting}>aguardando</span>}
      </span>
    </Link>
  );
}
