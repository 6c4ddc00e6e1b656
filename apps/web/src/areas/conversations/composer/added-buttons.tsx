import { ActionIcon } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { useSlot } from '../../../lib/slots.ts';
import type { ComposerAction } from '../slots.ts';

interface Props {
  conversation: Conversation;
  onOpen: (action: ComposerAction) => void;
}

/** The buttons that other areas add to the composer. */
export function AddedButtons({ conversation, onOpen }: Props) {
  const added = useSlot('composerActions', conversation);
  return added.map((action) => (
    <ActionIcon
      key={action.label}
      size={36}
      aria-label={action.label}
      title={action.label}
      onClick={() => onOpen(action)}
    >
      <action.icon size={20} stroke={1.6} />
    </ActionIcon>
  ));
}
