import { calls, type Conversation, type Message } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import type { ShowMessage } from '../api/use-reading.ts';
import { useTakeBackNote } from '../notes/take-back-note.ts';
import { useOutgoingStore } from '../outgoing/use-outgoing.ts';
import { useWaiting } from '../api/use-waiting.ts';
import { useRetryMessage } from '../outgoing/use-retry-message.ts';
import { useWithdraw } from '../outgoing/use-withdraw.ts';
import { useStartWith } from '../api/use-start-with.ts';
import { copyText } from './copy-text.ts';
import { releaseFile } from '../outgoing/held-files.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';

interface Settings {
  conversation: Conversation;
  onReply: (message: Message) => void;
  onRemove: (message: Message) => void;
  onEdit: (message: Message) => void;
  onOpen: ThreadActions['open'];
  /** Called with the text of a message that was given up. */
  onTakeBack: (text: string) => void;
  show: ShowMessage;
}

/**
 * Returns the actions for messages of a thread on the desk. The functions in the settings must stay the same objects.
 */
export function useThreadActions(settings: Settings): ThreadActions {
  const { conversation, onReply, onRemove, onEdit, onOpen, onTakeBack, show } = settings;
  const { data: chips } = useCall(calls.getChips, {});
  const store = useOutgoingStore();
  const takeBackNote = useTakeBackNote(conversation._id);
  const retry = useRetryMessage();
  const talkTo = useStartWith(conversation);
  const channel_id = conversation.chip._id;
  const capabilities = chips?.find((chip) => chip._id === channel_id)?.capabilities;
  const waiting = useWaiting(conversation);
  const withdraw = useWithdraw(conversation);
  const { mutate: sendReaction } = useCallMutation(calls.reactToMessage);
  const isOpen = conversation.finished === null;
  const canReact = isOpen && capabilities?.reactions === true;
  const canEdit = isOpen && capabilities?.edit_message === true;
  const canReply = conversation.finished === null && capabilities?.quoted_reply !== false;
  const canRemove = capabilities?.delete_message !== false;
  return useMemo<ThreadActions>(
    () => ({
      channel_id,
      reply: canReply ? onReply : null,
      remove: canRemove ? onRemove : null,
      react: canReact ? ({ _id: message_id }, emoji) => sendReaction({ message_id, emoji }) : null,
      edit: canEdit ? onEdit : null,
      retry,
      withdraw,
      waiting,
      talkTo,
      copy: (text) => void copyText(text),
      discard: (message_id) => {
        const { note, text } = store.get().find((entry) => entry.message_id === message_id) ?? {};
        store.remove(message_id);
        releaseFile(message_id);
        // A note must never stand where the customer is written to.
        if (text) (note ? takeBackNote : onTakeBack)(text);
      },
      open: onOpen,
      jumpTo: (platform_message_id) => show(platform_message_id),
    }),
    [
      channel_id,
      canReply,
      canReact,
      canEdit,
      sendReaction,
      onEdit,
      canRemove,
      onReply,
      onRemove,
      onOpen,
      onTakeBack,
      takeBackNote,
      retry,
      withdraw,
      waiting,
      talkTo,
      store,
      show,
    ],
  );
}
