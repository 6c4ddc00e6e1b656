import type { Conversation } from '@prosa/contract';
import { useFinishConversation, useTakeConversation } from './api/use-desk-actions.ts';

interface Settings {
  rows: readonly Conversation[];
  /** Told the row after the finished one, or the one before at the end of the list. */
  onFinished: (next: string | null) => void;
}

/** Taking and finishing, from the header's buttons and from the keys alike. */
export function useDeskService({ rows, onFinished }: Settings) {
  const taking = useTakeConversation();
  const finishing = useFinishConversation();
  return {
    isBusy: taking.isPending || finishing.isPending,
    take: (conversation_id: string) => {
      if (!taking.isPending) taking.mutate({ conversation_id });
    },
    finish: (conversation_id: string) => {
      if (finishing.isPending) return;
      const at = rows.findIndex((row) => row._id === conversation_id);
      const next = (rows[at + 1] ?? rows[at - 1])?._id ?? null;
      finishing.mutate({ conversation_id }, { onSuccess: () => onFinished(at === -1 ? null : next) });
    },
  };
}
