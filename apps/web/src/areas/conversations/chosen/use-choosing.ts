import { limits, type Conversation } from '@prosa/contract';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { allOf, extended, nothingChosen, toggled, within, type Choice, type Reach } from './choice.ts';
import { choose, chosenNow, useChoice } from './chosen-store.ts';

export interface Choosing {
  chosen: ReadonlySet<string>;
  /** Chooses a row or leaves it out; stays the same function. */
  onChoose: (conversation_id: string, reach: Reach) => void;
  onAll: () => void;
}

/** Follows which rows of the list are chosen; rows that leave the list are chosen no longer. */
export function useChoosing(rows: readonly Conversation[]): Choosing {
  const listed = useRef<readonly string[]>([]);
  const { ids } = useChoice();
  const chosen = useMemo(() => new Set(ids), [ids]);
  useLayoutEffect(() => {
    listed.current = rows.map(({ _id }) => _id);
    choose(within(chosenNow(), listed.current));
  }, [rows]);
  useEffect(() => () => choose(nothingChosen), []);

  const onChoose = useCallback((id: string, reach: Reach) => {
    const known = chosenNow();
    show(reach === 'range' ? extended(known, listed.current, id) : toggled(known, id));
  }, []);
  const onAll = useCallback(() => {
    show(allOf(listed.current));
    if (listed.current.length > limits.chosen_max) {
      notify.info(`Foram selecionadas as ${limits.chosen_max} primeiras, o máximo de uma vez.`);
    }
  }, []);
  return { chosen, onChoose, onAll };
}

function show(choice: Choice): void {
  choose(choice);
  announce(chosenText(choice.ids.length));
}

/** Returns how many conversations are chosen, in words. */
export function chosenText(count: number): string {
  if (count === 0) return 'Nenhuma conversa selecionada';
  return count === 1 ? '1 conversa selecionada' : `${count} conversas selecionadas`;
}
