import { ActionIcon } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useSlot } from '../../../lib/slots.ts';
import type { ComposerAction } from '../slots.ts';
import { templateAction } from '../templates/template-action.ts';

interface Props {
  conversation: Conversation;
  onOpen: (action: ComposerAction) => void;
}

/** The buttons that a number with templates and other areas add to the composer. */
export function AddedButtons({ conversation, onOpen }: Props) {
  const { data: chips } = useCall(calls.getChips, {});
  const added = useSlot('composerActions', conversation);
  const chip = chips?.find(({ _id }) => _id === conversation.chip._id);
  return [...(chip?.capabilities.templates ? [templateAction] : []), ...added].map((action) => (
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
