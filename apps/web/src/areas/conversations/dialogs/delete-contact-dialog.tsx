import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { dropContact } from '../../contacts/api/contact-cache.ts';
import { contactName } from '../../contacts/contact-name.ts';
import type { ContactDialogProps } from '../../contacts/slots.ts';
import { Name } from '../../../ui/text/name.tsx';

/** Asks before a contact is deleted for good, and says what is deleted with it. */
export function DeleteContactDialog({ contact, onClose }: ContactDialogProps) {
  const client = useQueryClient();
  const deleting = useCallMutation(calls.deleteContact, {
    onSuccess: ({ _id }) => {
      dropContact(client, _id);
      notify.success('Contato apagado');
    },
  });
  return (
    <ConfirmDialog
      opened
      title="Apagar contato"
      confirmLabel="Apagar"
      danger
      onClose={onClose}
      onConfirm={() => deleting.mutateAsync({ contact: { _id: contact._id } })}
    >
      <Name>{contactName(contact)}</Name> sai com todas as suas conversas, em andamento e finalizadas, as
      mensagens, os arquivos e as anotações. O que ainda não foi enviado deixa de ser enviado; só as contagens
      dos relatórios ficam. Não dá para desfazer.
    </ConfirmDialog>
  );
}
