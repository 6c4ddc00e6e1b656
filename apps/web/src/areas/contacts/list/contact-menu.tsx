import { ActionIcon, Menu } from '@mantine/core';
import { calls, type Contact } from '@prosa/contract';
import { IconDotsVertical, IconFileExport, IconMessage, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dangerColor } from '../../../ui/theme/danger-color.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useSlot } from '../../../lib/slots.ts';
import { contactName } from '../contact-name.ts';
import { deskAddress } from '../desk-address.ts';
import type { ContactAction } from '../slots.ts';

interface Props {
  contact: Contact;
  onEdit: () => void;
  /** Opens what another area offers for the contact. */
  onOpen: (action: ContactAction) => void;
}

/** The actions on a contact of the table. */
export function ContactMenu({ contact, onEdit, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const added = useSlot('contactActions', contact);
  return (
    <Menu opened={isOpen} onChange={setOpen} width={220}>
      <Menu.Target>
        <ActionIcon aria-label={`Ações de ${contactName(contact)}`}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
          Ver e editar
        </Menu.Item>
        <TalkItem contact_id={contact._id} enabled={isOpen} />
        <ExportItem contact_id={contact._id} />
        {added.length > 0 && <Menu.Divider />}
        {added.map((action) => (
          <Menu.Item
            key={action.label}
            color={action.isDangerous ? dangerColor : undefined}
            leftSection={<action.icon size={16} />}
            onClick={() => onOpen(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Exports everything the company keeps about a person, in one file; the law (LGPD) gives them that right. */
function ExportItem({ contact_id }: { contact_id: string }) {
  const exporting = useDownload(calls.exportContact);
  if (!useCan()('contacts.export')) return null;
  return (
    <Menu.Item leftSection={<IconFileExport size={16} />} onClick={() => exporting.mutate({ contact_id })}>
      Baixar dados (LGPD)
    </Menu.Item>
  );
}

/** Leads to the conversation in progress, which is looked up once the menu is open. */
function TalkItem({ contact_id, enabled }: { contact_id: string; enabled: boolean }) {
  const navigate = useNavigate();
  const { data } = useCall(calls.getContactConversations, { contact_id }, { enabled, staleTime: 5000 });
  const open = data?.find(({ finished }) => !finished);
  return (
    <Menu.Item
      leftSection={<IconMessage size={16} />}
      disabled={!open}
      onClick={() => open && void navigate(deskAddress(open._id))}
    >
      {data && !open ? 'Sem conversa em andamento' : 'Conversar'}
    </Menu.Item>
  );
}
