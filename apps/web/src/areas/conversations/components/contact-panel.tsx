import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { IconCheck, IconCopy, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { ContactVariables } from './contact-variables.tsx';
import classes from './contact-panel.module.css';
import type { DeskDialog } from './desk-dialogs.tsx';
import { TagChips } from '../../contacts/components/tag-chips.tsx';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
  onDialog: (dialog: DeskDialog) => void;
}

/** What is known of the contact and of this conversation. */
export function ContactPanel({ conversation, names, onClose, onDialog }: Props) {
  const { contact, chip, department, user, created, is_manual } = conversation;
  const canRename = useCan()('contacts.view');
  const name = contactName(contact);
  const tags = names.tags(conversation.tags);
  const details = useCall(calls.getContact, { contact_id: contact._id });
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
        <div className={classes.nameLine}>
          <p className={classes.name}>{name}</p>
          {canRename && (
            <ActionIcon size={28} aria-label="Editar nome" onClick={() => onDialog('name')}>
              <IconPencil size={16} stroke={1.7} />
            </ActionIcon>
          )}
        </div>
        {contact.override_name && contact.name && (
          <p className={classes.alias}>No WhatsApp: {contact.name}</p>
        )}
      </div>
      <Section title="Atendimento">
        <dl className={classes.facts}>
          <Fact label="Telefone">
            <Phone phone={contact.phone} />
          </Fact>
          <Fact label="Número de entrada">{chip.name}</Fact>
          <Fact label="Departamento">{names.department(department) || '—'}</Fact>
          <Fact label="Atendido por">{is_manual ? (user?.name ?? 'Ninguém ainda') : 'Chatbot'}</Fact>
          <Fact label="Iniciada em">{dateTime(created)}</Fact>
          {details.data && <Fact label="Contato desde">{dateTime(details.data.created)}</Fact>}
        </dl>
      </Section>
      <Section
        title="Tags"
        action={
          <Button variant="subtle" size="xs" onClick={() => onDialog('tags')}>
            Editar
          </Button>
        }
      >
        {tags.length > 0 ? (
          <div className={classes.tags}>
            <TagChips tags={tags} shown={tags.length} />
          </div>
        ) : (
          <p className={classes.none}>Nenhuma tag</p>
        )}
      </Section>
      <Section title="Variáveis">
        <ContactVariables details={details} />
      </Section>
    </div>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
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

function Phone({ phone }: { phone: string }) {
  const shown = formatPhone(phone);
  if (!shown) return 'Não informado';
  return (
    <span className={classes.phone}>
      {shown}
      <CopyButton value={shown}>
        {({ copied, copy }) => (
          <ActionIcon size={24} aria-label={copied ? 'Telefone copiado' : 'Copiar telefone'} onClick={copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
