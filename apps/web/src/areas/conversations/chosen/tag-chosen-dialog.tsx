import { Text, TextInput } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { plainText } from '../../../lib/plain-text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { maxTagsShown, restOfTags } from '../dialogs/tags-shown.ts';
import classes from './tag-chosen-dialog.module.css';
import { useTagChosen } from './use-chosen-acts.ts';

interface Props {
  conversations: readonly Conversation[];
  names: DeskNames;
  onClose: () => void;
}

/** Puts a tag on the chosen conversations, by one click or by the first letters and Enter. */
export function TagChosenDialog({ conversations, names, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useTagChosen(onClose);
  const found = names.allTags?.filter(({ name }) => plainText(name).includes(plainText(typed.trim()))) ?? [];
  const put = (tag: string | undefined) => {
    if (tag === undefined || isPending) return;
    mutate({ conversation_ids: conversations.map(({ _id }) => _id), tags: [tag] });
  };
  const title =
    conversations.length === 1 ? 'Tag para 1 conversa' : `Tag para ${conversations.length} conversas`;
  return (
    <Dialog opened title={title} size={400} onClose={onClose}>
      <form
        className={classes.root}
        onSubmit={(event) => {
          event.preventDefault();
          put(found[0]?._id);
        }}
      >
        <TextInput
          aria-label="Buscar tag"
          placeholder="Buscar tag"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ul className={classes.tags} aria-label="Tags">
          {found.slice(0, maxTagsShown).map((tag) => (
            <li key={tag._id}>
              <button type="button" className={classes.tag} disabled={isPending} onClick={() => put(tag._id)}>
                <TagChip color={tag.color}>{tag.name}</TagChip>
              </button>
            </li>
          ))}
        </ul>
        {names.allTags && found.length === 0 && (
          <Text size="sm" c="dimmed">
            {names.allTags.length === 0 ? 'Ainda não há tags cadastradas.' : 'Nenhuma tag com esse nome.'}
          </Text>
        )}
        <Text size="sm" c="dimmed" role="status">
          {restOfTags(found.length)}
        </Text>
        <Text size="xs" c="dimmed">
          As tags que os contatos já têm ficam. Enter põe a primeira da lista.
        </Text>
      </form>
    </Dialog>
  );
}
