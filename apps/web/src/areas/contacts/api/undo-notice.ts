import { calls, limits } from '@prosa/contract';
import { call } from '../../../lib/api/call.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.tsx';

/** An act that can be undone by the id that the server returned. */
export interface UndoOffer {
  undo_id: string;
  /** What was done. */
  title: string;
  /** Whom or what it was done to. */
  text: string;
  /** What to say once it is undone, instead of the sentence that the conversation is back. */
  undone?: string;
  onUndone?: () => void;
}

const isBack = 'Desfeito: a conversa voltou para onde estava.';

/** Shows the notice with its countdown. */
export function showUndoNotice({ undo_id, title, text, undone = isBack, onUndone }: UndoOffer): void {
  offerUndo({
    title,
    text,
    seconds: limits.undo_seconds,
    onUndo: async () => {
      const { undone: count, kept } = await call(calls.undoAction, { undo_id });
      if (count === 0) return 'Não há mais o que desfazer aqui.';
      onUndone?.();
      return kept === 0 ? undone : exceptFor(kept);
    },
  });
}

function exceptFor(kept: number): string {
  return kept === 1
    ? 'Desfeito, menos 1 conversa que mudou nesse meio-tempo.'
    : `Desfeito, menos ${kept.toLocaleString('pt-BR')} conversas que mudaram nesse meio-tempo.`;
}
