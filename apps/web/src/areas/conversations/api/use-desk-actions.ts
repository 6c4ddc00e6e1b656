import { calls, type Conversation } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { useOpenIfFree } from '../selection/use-open-if-free.ts';
import { stopWhereClosed } from '../writing/early-composer.ts';
import { trackResuming } from '../writing/resuming.ts';
import { conversationKeyOf, storeConversation } from './conversation.ts';
import { applyDeskEvents } from './desk-cache.ts';

/** Returns a function that shows a changed conversation at once; the live event that follows then changes nothing. */
function useShow() {
  const client = useQueryClient();
  return (conversation: Conversation) => {
    storeConversation(client, conversation);
    const { _id: conversation_id } = conversation;
    applyDeskEvents(client, [{ type: 'conversation_updated', conversation_id, conversation }]);
  };
}

/** Takes the conversation over from the bot or from a colleague ('Assumir atendimento'). */
export function useTakeConversation() {
  const show = useShow();
  return useCallMutation(calls.setManual, { onSuccess: show });
}

/** Resumes a finished conversation; what is typed meanwhile waits for it. */
export function useResumeConversation() {
  const show = useShow();
  const { mutateAsync, isPending } = useCallMutation(calls.resumeConversation, {
    onSuccess: (conversation) => {
      show(conversation);
      notify.success('Atendimento retomado com sucesso');
    },
  });
  const resume = (conversation_id: string) => {
    const done = mutateAsync({ conversation_id });
    trackResuming(conversation_id, done);
    // The call itself shows a refusal.
    done.catch(stopWhereClosed);
  };
  return { isPending, resume };
}

/** Marks a conversation as answered ('Marcar como respondida'). */
export function useMarkAnswered(conversation: Conversation) {
  const show = useShow();
  const { mutate, isPending } = useCallMutation(calls.changeConversation, {
    onSuccess: () => {
      show({ ...conversation, waiting_response: false, waiting_since: null });
      notify.success('Conversa atualizada');
    },
  });
  return { isPending, mark: () => mutate({ conversation_id: conversation._id, waiting_response: false }) };
}

/** Finishes a conversation, which leaves every list at once, and offers to undo that. */
export function useFinishConversation() {
  const client = useQueryClient();
  const { _id: user_id } = useCurrentUser();
  const openIfFree = useOpenIfFree();
  return useCallMutation(calls.finishConversation, {
    onSuccess: ({ undo_id }, input) => {
      if (!('conversation_id' in input)) return;
      const { conversation_id } = input;
      const known = client.getQueryData<Conversation>(conversationKeyOf(conversation_id));
      applyDeskEvents(client, [{ type: 'conversation_finished', conversation_id, user_id }]);
      offerToUndo({
        undo_id,
        title: 'Atendimento finalizado',
        text: known ? contactName(known.contact) : '',
        onUndone: () => openIfFree(conversation_id),
      });
    },
  });
}
