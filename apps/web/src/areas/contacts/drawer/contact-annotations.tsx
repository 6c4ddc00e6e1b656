import { ActionIcon, Button, Textarea } from '@mantine/core';
import { calls, type Annotation, type CallOutput, type Contact } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { patchContact } from '../api/contact-cache.ts';
import { useDraft } from '../use-draft.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './contact-drawer.module.css';

/** People's annotations on a contact, with author and date, newest first; and a field to add one. */
export function ContactAnnotations({ contact }: { contact: Contact }) {
  const draft = useDraft(`note ${contact._id}`, '');
  const client = useQueryClient();
  const saving = useCallMutation(calls.changeContactAnnotations, {
    onSuccess: (annotations: CallOutput<typeof calls.changeContactAnnotations>) => {
      patchContact(client, { _id: contact._id, annotations });
      notify.success('Anotações atualizadas');
    },
  });
  const seen = contact.annotations;
  const save = (annotations: readonly (Annotation | { text: string })[], then?: () => void) =>
    saving.mutate(
      { contact: { _id: contact._id, annotations: [...annotations] }, seen },
      { onSuccess: () => then?.() },
    );
  const add = () => draft.value.trim() && save([...seen, { text: draft.value }], draft.reset);
  return (
    <div className={classes.notes}>
      <Textarea
        label="Nova anotação"
        placeholder="Prefere falar à tarde"
        minRows={2}
        maxLength={5000}
        value={draft.value}
        onChange={(event) =>
          event.currentTarget.value ? draft.change(event.currentTarget.value) : draft.reset()
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          add();
        }}
      />
      {draft.value.trim() && (
        <Button className={classes.add} variant="light" size="xs" loading={saving.isPending} onClick={add}>
          Anotar
        </Button>
      )}
      {seen.length === 0 && <p className={classes.none}>Nenhuma anotação</p>}
      <ul className={classes.noteList}>
        {seen.toReversed().map((note) => (
          <li key={`${note.created} ${note.user} ${note.text}`} className={classes.note}>
            <p className={classes.noteText}>{note.text}</p>
            <p className={classes.noteBy}>{signature(note)}</p>
            <ActionIcon
              className={classes.noteRemove}
              size={28}
              aria-label={`Apagar anotação: ${note.text.slice(0, 40)}`}
              disabled={saving.isPending}
              onClick={() => save(seen.filter((other) => other !== note))}
            >
              <IconTrash size={15} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}

function signature({ user, created }: Annotation): string {
  return [isolatedName(user || 'Sem autor'), created && dateTime(created)].filter(Boolean).join(' · ');
}
