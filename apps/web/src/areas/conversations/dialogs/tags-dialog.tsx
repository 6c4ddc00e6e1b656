import { Checkbox, Text } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { useShowContact } from '../api/use-show-contact.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import classes from './tags-dialog.module.css';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
}

/** Chooses the contact's tags. */
export function TagsDialog({ conversation, names, onClose }: Props) {
  const { contact } = conversation;
  const show = useShowContact(conversation);
  const { fields, change, submit, isSaving } = useCallForm(calls.changeContactTags, {
    initial: () => ({ tags: names.tags(conversation.tags).map((tag) => tag._id) }),
    input: ({ tags }) => ({ contact: { _id: contact._id, tags }, conversation_id: conversation._id }),
    onSaved: ({ undo_id }, { tags }) => {
      show({ tags });
      onClose();
      offerToUndo({
        undo_id,
        title: 'Tags atualizadas',
        text: contactName(contact),
        undone: 'Desfeito: as tags voltaram a ser as de antes.',
      });
    },
  });
  return (
    <FormDialog opened title="Tags do contato" busy={isSaving} onClose={onClose} onSubmit={submit}>
      {names.allTags?.length === 0 ? (
        <Text c="dimmed">Ainda não há tags cadastradas.</Text>
      ) : (
        <Checkbox.Group
          label={
            <>
              Tags de <Name>{contactName(contact)}</Name>
            </>
          }
          value={fields.tags}
          onChange={(tags) => change({ tags })}
        >
          <div className={classes.options}>
            {names.allTags?.map((tag, index) => (
              <Checkbox
                key={tag._id}
                value={tag._id}
                data-autofocus={index === 0 || undefined}
                label={<TagChip color={tag.color}>{tag.name}</TagChip>}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </FormDialog>
  );
}
