import { Button } from '@mantine/core';
import { calls, type Conversation, type Tag } from '@prosa/contract';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { useShowContact } from '../api/use-show-contact.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { KeyHint } from '../../../ui/keys/key-hint.tsx';
import { TagPicker } from './tag-picker.tsx';
import classes from './tags-dialog.module.css';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  /** What was typed before the dialog was there. */
  early?: string;
  onClose: () => void;
}

/** Chooses the contact's tags by keys: typing searches, Enter marks, Escape saves what was marked and closes. */
export function TagsDialog({ conversation, names, early = '', onClose }: Props) {
  const { allTags } = names;
  const hasTags = allTags !== undefined && allTags.length > 0;
  const { before, chosen, toggle, save, isSaving, isChanged } = useTags({ conversation, names, onClose });
  return (
    <Dialog opened title="Tags do contato" size={460} onClose={save}>
      {!allTags && <SkeletonRows rows={4} />}
      {allTags?.length === 0 && <NoTags />}
      {hasTags && (
        <TagPicker
          label={`Tags de ${contactName(conversation.contact)}`}
          tags={chosenFirst(allTags, before)}
          chosen={chosen}
          early={early}
          onToggle={toggle}
        />
      )}
      <div className={classes.foot}>
        {hasTags && (
          <span className={classes.keys}>
            <KeyHint shortcut="enter" /> marca ou desmarca · <KeyHint shortcut="escape" /> salva e fecha
          </span>
        )}
        {isChanged && (
          <Button variant="default" onClick={onClose}>
            Descartar
          </Button>
        )}
        <Button loading={isSaving} onClick={save}>
          {isChanged ? 'Salvar' : 'Fechar'}
        </Button>
      </div>
    </Dialog>
  );
}

function NoTags() {
  const canCreate = useCan()('tags.manage');
  return (
    <EmptyState
      icon={IconTags}
      title="Ainda não há tags cadastradas"
      action={
        canCreate && (
          <Button component={Link} to="/tags" variant="default">
            Criar tags
          </Button>
        )
      }
    >
      {canCreate
        ? 'Crie tags como “Orçamento” ou “VIP” para separar os contatos.'
        : 'Peça a um gerente que crie tags como “Orçamento” ou “VIP”.'}
    </EmptyState>
  );
}

/** Keeps what is marked; it is saved once, when the dialog closes, so that one undo takes all of it back. */
function useTags({ conversation, names, onClose }: Props) {
  const { contact } = conversation;
  const show = useShowContact(conversation);
  const known = names.tags(conversation.tags).map(({ _id }) => _id);
  const [before, setBefore] = useState<readonly string[] | null>(names.allTags ? known : null);
  // The tags came after the dialog.
  if (before === null && names.allTags) setBefore(known);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const first = before ?? known;
  const chosen = differing(new Set(first), toggled);
  const saving = useCallMutation(calls.changeContactTags, {
    onSuccess: ({ undo_id }) => {
      show({ tags: [...chosen] });
      onClose();
      offerToUndo({
        undo_id,
        title: 'Tags atualizadas',
        text: contactName(contact),
        undone: 'Desfeito: as tags voltaram a ser as de antes.',
      });
    },
  });
  const isChanged = toggled.size > 0;
  const save = () => {
    if (saving.isPending) return;
    if (!isChanged) return onClose();
    saving.mutate({ contact: { _id: contact._id, tags: [...chosen] }, conversation_id: conversation._id });
  };
  const toggle = (id: string) => setToggled((ids) => differing(ids, new Set([id])));
  return { before: first, chosen, toggle, save, isSaving: saving.isPending, isChanged };
}

/** Returns what is in one of two sets and not in the other. */
function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))]);
}

/** Returns the tags with those of the contact at the top; the order stays while tags are marked. */
function chosenFirst(tags: readonly Tag[], chosen: readonly string[]): readonly Tag[] {
  const known = new Set(chosen);
  return tags.toSorted((one, other) => Number(known.has(other._id)) - Number(known.has(one._id)));
}
