import { Switch } from '@mantine/core';
import { calls, type Contact } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useChangeContact } from '../api/use-change-contact.ts';
import { dateTime } from '../../../lib/dates.ts';
import { contactName } from '../contact-name.ts';

/** What ignoring means, in one sentence. */
export const ignoreMeaning =
  'Enquanto um contato está ignorado, as mensagens dele não abrem conversa, nem com o chatbot nem com a equipe. Numa conversa em andamento elas podem ser lidas.';

interface Props {
  contact: Contact;
  /** Off in a table, where the column's heading is the label. */
  withLabel?: boolean;
}

/** Switches whether the company ignores a contact. */
export function ContactIgnoreSwitch({ contact, withLabel = false }: Props) {
  const change = useChangeContact();
  const { mutateAsync, isPending } = useCallMutation(calls.ignoreContact);
  const { _id } = contact;
  const until = contact.ignored_until && `Ignorado pelo chatbot até ${dateTime(contact.ignored_until)}.`;
  const label = withLabel ? { label: 'Ignorar contato', description: until ?? ignoreMeaning } : {};
  return (
    <Switch
      {...label}
      aria-label={withLabel ? undefined : `Ignorar ${contactName(contact)}`}
      title={until ?? undefined}
      checked={contact.ignore}
      disabled={isPending}
      onChange={(event) => {
        const ignore = event.currentTarget.checked;
        void change({
          save: () => mutateAsync({ contact: { _id, ignore } }),
          shown: { _id, ignore, ignored_until: null },
          done: ignore ? 'Contato ignorado' : 'O contato volta a ser atendido',
        });
      }}
    />
  );
}
