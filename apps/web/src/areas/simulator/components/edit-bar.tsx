import { ActionIcon, Textarea } from '@mantine/core';
import type { SimulatedPlace as Place, ThreadMessage } from '@prosa/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { useSeamWrite } from '../api/use-seam.ts';
import classes from './composer.module.css';

interface Props {
  place: Place;
  message: ThreadMessage;
  onClose: () => void;
}

/** Where the customer edits a message: Enter saves, Escape cancels. */
export function EditBar({ place, message, onClose }: Props) {
  const [text, setText] = useState(message.message);
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const edit = useSeamWrite('edit', { onSuccess: onClose });
  const save = () => {
    const changed = text.trim();
    const { platform_message_id } = message;
    if (changed === message.message) onClose();
    else if (changed) edit.mutate({ ...place, platform_message_id, message: changed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <ActionIcon size={36} aria-label="Cancelar a edição" onClick={onClose}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
        <Textarea
          ref={field}
          className={classes.text}
          aria-label="Novo texto da mensagem"
          minRows={1}
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          size={36}
          radius="xl"
          variant="filled"
          color="jade"
          aria-label="Salvar a edição"
          disabled={!text.trim()}
          onClick={save}
        >
          <IconCheck size={18} stroke={1.8} />
        </ActionIcon>
      </div>
    </div>
  );
}
