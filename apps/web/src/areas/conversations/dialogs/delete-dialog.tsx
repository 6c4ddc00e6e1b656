import { calls, type Conversation, type Message } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';

interface Props {
  conversation: Conversation;
  message: Message;
  onClose: () => void;
}

/** Asks before a message of ours is deleted for everyone. */
export function DeleteDialog({ conversation, message, onClose }: Props) {
  const { contact, chip } = conversation;
  const remove = useCallMutation(calls.deleteMessage);
  const confirm = () =>
    remove.mutateAsync({
      platform_message_id: message.platform_message_id,
      chip_number_id: chip._id,
      phone: contact.phone,
    });
  return (
    <ConfirmDialog
      opened
      title="Apagar para todos?"
      confirmLabel="Apagar"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      A mensagem some também do celular de <Name>{contactName(contact)}</Name>. Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}
