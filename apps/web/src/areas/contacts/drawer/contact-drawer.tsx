import { Drawer } from '@mantine/core';
import type { Contact } from '@prosa/contract';
import { dateTime } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { contactName } from '../contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactPhone } from './contact-phone.tsx';
import classes from './contact-drawer.module.css';

interface Props {
  contact_id: string;
  opened: boolean;
  onClose: () => void;
}

/** Everything about one contact, to see and to change. Stays up to date while it is open. */
export function ContactDrawer({ contact_id, opened, onClose }: Props) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size={440} title="Contato">
      <ContactFields contact_id={contact_id} head={(contact) => <Person contact={contact} />} />
    </Drawer>
  );
}

function Person({ contact }: { contact: Contact }) {
  const name = contactName(contact);
  return (
    <div className={classes.person}>
      <Avatar name={name} picture={contact.profile_picture} size={56} />
      <div className={classes.who}>
        <p className={classes.name}>
          <Name>{name}</Name>
        </p>
        <ContactPhone phone={contact.phone} />
        <p className={classes.since}>Contato desde {dateTime(contact.created)}</p>
      </div>
    </div>
  );
}
