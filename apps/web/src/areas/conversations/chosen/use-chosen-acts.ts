import { calls, type ManyDone } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { applyManyFinished, markOld } from '../api/desk-cache.ts';
import { deskListKey } from '../api/desk-list.ts';
import { nothingChosen } from './choice.ts';
import { choose } from './chosen-store.ts';
import { doneText, skippedText, type Act } from './done-text.ts';

interface Done {
  act: Act;
  conversation_ids: readonly string[];
  result: ManyDone;
}

/** Returns a function that shows what became of the chosen rows, and offers to undo it. */
export function useChosenDone(): (done: Done) => void {
  const client = useQueryClient();
  return ({ act, conversation_ids, result }) => {
    choose(nothingChosen);
    if (act === 'finish') applyManyFinished(client, conversation_ids);
    else {
      markOld(client, conversation_ids);
      void client.invalidateQueries({ queryKey: deskListKey });
    }
    const { undo_id } = result;
    const text = skippedText(act, result);
    if (undo_id === null) return notify.info(text);
    offerToUndo({
      undo_id,
      title: doneText(act, result.done),
      text,
      undone:
        act === 'tag'
          ? 'Desfeito: as tags voltaram a ser as de antes.'
          : 'Desfeito: as conversas voltaram para onde estavam.',
    });
  };
}

/** Finishes the chosen conversations; no question is asked, because it can be undone. */
export function useFinishChosen() {
  const onDone = useChosenDone();
  return useCallMutation(calls.finishConversations, {
    onSuccess: (result, input) => {
      if ('conversation_ids' in input) onDone({ act: 'finish', result, ...input });
    },
  });
}

/** Adds a tag to the contacts of the chosen conversations. */
export function useTagChosen(onTagged: () => void) {
  const onDone = useChosenDone();
  return useCallMutation(calls.tagConversations, {
    onSuccess: (result, input) => {
      onTagged();
      if ('conversation_ids' in input) onDone({ act: 'tag', result, ...input });
    },
  });
}
