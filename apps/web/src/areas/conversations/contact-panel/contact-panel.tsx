import { ActionIcon } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSlot } from '../../../lib/slots.ts';
import { dateTime } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { ContactPhone } from '../../contacts/drawer/contact-phone.tsx';
import { Name } from '../../../ui/text/name.tsx';
import classes from './contact-panel.module.css';

const ContactFields = lazy(() =>
  import('../../contacts/drawer/contact-fields.tsx').then(({ ContactFields }) => ({
    default: ContactFields,
  })),
);

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
}

/** The contact, the state of this conversation, and what is known of the contact, which can be changed in place. */
export function ContactPanel({ conversation, names, onClose }: Props) {
  const { contact, chip, department, user, created, is_manual } = conversation;
  const name = contactName(contact);
  const added = useSlot('panelSections', conversation);
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <h2 className={classes.title}>Contato</h2>
        <ActionIcon aria-label="Fechar dados do contato" onClick={onClose}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <div className={classes.person}>
        <Avatar name={name} picture={contact.profile_picture} size={64} />
        <p className={classes.name}>
          <Name>{name}</Name>
        </p>
        <ContactPhone phone={contact.phone} />
      </div>
      <section className={classes.section}>
        <h3 className={classes.sectionTitle}>Atendimento</h3>
        <dl className={classes.facts}>
          <Fact label="Número de entrada">{chip.name}</Fact>
          <Fact label="Departamento">{names.department(department) || '—'}</Fact>
          <Fact label="Atendido por">
            <Name>{is_manual ? (user?.name ?? 'Ninguém ainda') : 'Chatbot'}</Name>
          </Fact>
          <Fact label="Iniciada em">{dateTime(created)}</Fact>
        </dl>
      </section>
      {added.map(({ title, Section }) => (
        <section key={title} className={classes.section}>
          <h3 className={classes.sectionTitle}>{title}</h3>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <Section conversation={conversation} />
          </Suspense>
        </section>
      ))}
      <div className={classes.section}>
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <ContactFields contact_id={contact._id} />
        </Suspense>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
