import { useNavigate } from 'react-router';
import { deskAddress } from '../../contacts/desk-address.ts';
import type { ContactDialogProps } from '../../contacts/slots.ts';
import { useDeskNames } from '../api/use-desk-names.ts';
import { NewConversationDialog } from './new-conversation-dialog.tsx';

/** Begins a conversation with a contact, or leads to the one in progress over the chosen number. */
export function StartWithContact({ contact, onClose }: ContactDialogProps) {
  const names = useDeskNames();
  const navigate = useNavigate();
  return (
    <NewConversationDialog
      names={names}
      contact={contact}
      onClose={onClose}
      onStarted={(conversation_id) => void navigate(deskAddress(conversation_id))}
    />
  );
}
