import { Button, TextInput } from '@mantine/core';
import { calls, type Contact } from '@prosa/contract';
import type { FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useChangeContact } from '../api/use-change-contact.ts';
import { useDraft } from '../use-draft.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './contact-drawer.module.css';

/** The name of a contact in Prosa; Enter saves, and an empty one restores the phone's. */
export function ContactNameForm({ contact }: { contact: Contact }) {
  const draft = useDraft(`name ${contact._id}`, contact.override_name ?? contact.name);
  const change = useChangeContact();
  const { mutateAsync, isPending } = useCallMutation(calls.changeContactName);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { _id } = contact;
    const override_name = draft.value.trim();
    const saved = await change({
      save: () => mutateAsync({ contact: { _id, override_name } }),
      shown: { _id, override_name: override_name || null },
      done: 'Nome atualizado',
    });
    if (saved) draft.reset();
  };
  return (
    <form className={classes.line} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={classes.grow}
        label="Nome"
        description={
          contact.name ? `No WhatsApp: ${isolatedName(contact.name)}. Vazio, vale este nome.` : undefined
        }
        maxLength={120}
        autoComplete="off"
        value={draft.value}
        onChange={(event) => draft.change(event.currentTarget.value)}
      />
      {draft.isDirty && (
        <Button type="submit" variant="light" loading={isPending}>
          Salvar nome
        </Button>
      )}
    </form>
  );
}
