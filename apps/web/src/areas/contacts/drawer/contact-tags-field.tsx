import { calls, type Contact } from '@prosa/contract';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { offerToUndo } from '../api/offer-to-undo.ts';
import { useChangeContact } from '../api/use-change-contact.ts';
import { contactName } from '../contact-name.ts';
import { TagSelect } from '../tags/tag-select.tsx';

/** The contact's tags; each choice is saved at once. */
export function ContactTagsField({ contact }: { contact: Contact }) {
  const { data } = useCall(calls.getTags, {});
  const tags = data?.filter((tag) => !tag.filed) ?? [];
  const known = new Set(tags.map(({ _id }) => _id));
  const change = useChangeContact();
  const { mutateAsync } = useCallMutation(calls.changeContactTags);
  const { _id } = contact;
  return (
    <TagSelect
      label="Tags"
      placeholder={data && tags.length === 0 ? 'Ainda não há tags cadastradas' : 'Escolha as tags'}
      tags={tags}
      value={contact.tags.filter((id) => known.has(id))}
      onChange={(chosen) =>
        void change({
          save: () => mutateAsync({ contact: { _id, tags: chosen } }),
          shown: { _id, tags: chosen },
          done: ({ undo_id }) =>
            offerToUndo({
              undo_id,
              title: 'Tags atualizadas',
              text: contactName(contact),
              undone: 'Desfeito: as tags voltaram a ser as de antes.',
            }),
        })
      }
    />
  );
}
