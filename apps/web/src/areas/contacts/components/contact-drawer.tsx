import { ActionIcon, CopyButton, Drawer } from '@mantine/core';
import { calls, type Contact } from '@prosa/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { contactName } from '../contact-name.ts';
import { ContactAnnotations } from './contact-annotations.tsx';
import { ContactConversations } from './contact-conversations.tsx';
import { ContactDataForm } from './contact-data-form.tsx';
import { ContactIgnoreSwitch } from './contact-ignore-switch.tsx';
import { ContactNameForm } from './contact-name-form.tsx';
import { ContactTagsField } from './contact-tags-field.tsx';
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
      <ContactDetails contact_id={contact_id} />
    </Drawer>
  );
}

/** The drawer's content, for screens that have a place of their own for it. */
export function ContactDetails({ contact_id }: { contact_id: string }) {
  const { data, error, refetch } = useCall(calls.getContact, { contact_id });
  if (data) return <Details key={data._id} contact={data} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={5} />;
}

function Details({ contact }: { contact: Contact }) {
  const name = contactName(contact);
  return (
    <div className={classes.root}>
      <div className={classes.person}>
        <Avatar name={name} picture={contact.profile_picture} size={56} />
        <div className={classes.who}>
          <p className={classes.name}>{name}</p>
          <Phone phone={contact.phone} />
          <p className={classes.since}>Contato desde {dateTime(contact.created)}</p>
        </div>
      </div>
      <ContactNameForm contact={contact} />
      <ContactTagsField contact={contact} />
      <ContactIgnoreSwitch contact={contact} withLabel />
      <Section title="Conversas">
        <ContactConversations contact_id={contact._id} />
      </Section>
      <Section title="Variáveis">
        <ContactDataForm contact={contact} />
      </Section>
      <Section title="Anotações">
        <ContactAnnotations contact={contact} />
      </Section>
    </div>
  );
}

function Phone({ phone }: { phone: string }) {
  const shown = formatPhone(phone);
  if (!shown) return <p className={classes.since}>Telefone não informado</p>;
  return (
    <p className={classes.phone}>
      {shown}
      <CopyButton value={shown}>
        {({ copied, copy }) => (
          <ActionIcon size={24} aria-label={copied ? 'Telefone copiado' : 'Copiar telefone'} onClick={copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        )}
      </CopyButton>
    </p>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}
