import { Button, Drawer, Group } from '@mantine/core';
import type { Contact } from '@prosa/contract';
import { dateTime } from '../../../lib/dates.ts';
import { useSlot } from '../../../lib/slots.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { contactName } from '../contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import type { ContactAction } from '../slots.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactPhone } from './contact-phone.tsx';
import classes from './contact-drawer.module.css';

interface Props {
  contact_id: string;
  opened: boolean;
  onClose: () => void;
  /** A dialog lies over it, which Escape closes first. */
  isCovered: boolean;
  /** Opens what another area offers for the contact. */
  onOpen: (action: ContactAction, contact: Contact) => void;
}

/** Everything about one contact, to see and to change. Stays up to date while it is open. */
export function ContactDrawer({ contact_id, opened, isCovered, onClose, onOpen }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      position="right"
      size={440}
      title="Contato"
    >
      <ContactFields contact_id={contact_id} head={(contact) => <Head contact={contact} onOpen={onOpen} />} />
    </Drawer>
  );
}

/** Who the contact is, and what may be begun with them. */
function Head({ contact, onOpen }: { contact: Contact } & Pick<Props, 'onOpen'>) {
  const added = useSlot('contactActions', contact).filter(({ isDangerous }) => !isDangerous);
  return (
    <>
      <Person contact={contact} />
      {added.length > 0 && (
        <Group gap="xs">
          {added.map((action) => (
            <Button
              key={action.label}
              size="xs"
              variant="default"
              leftSection={<action.icon size={16} aria-hidden />}
              onClick={() => onOpen(action, contact)}
            >
              {action.label}
            </Button>
          ))}
        </Group>
      )}
    </>
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
