import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { notify } from '../../../ui/notify.tsx';
import { addressedConversation } from '../use-selection.ts';

let shown: string | null = null;
let wanted: string | null = null;
const listeners = new Set<() => void>();

function change(next: { shown?: string | null; wanted?: string | null }): void {
  if (next.shown !== undefined) ({ shown } = next);
  if (next.wanted !== undefined) ({ wanted } = next);
  for (const listener of listeners) listener();
}

/** Whether a conversation is the chosen one and its messages are on the screen: what keys may finish or hand over. */
export function isOnScreen(conversation_id: string): boolean {
  return shown === conversation_id && addressedConversation() === conversation_id;
}

/** Tells that the messages of the open conversation are on the screen. */
export function useOnScreen(conversation_id: string, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    change({ shown: conversation_id });
    return () => change({ shown: null });
  }, [conversation_id, isDrawn]);
}

/** Asks for the end of a conversation that was just written in; it ends once it is on the screen. */
export function wantFinish(conversation_id: string): void {
  change({ wanted: conversation_id });
  giveUpElsewhere();
}

/** Gives up a wanted end once its conversation is left before it was on the screen. */
export function useWantedWhileOpen(conversation_id: string): void {
  useLayoutEffect(() => giveUpElsewhere, [conversation_id]);
}

/** Nobody finishes what they chose to leave before they saw it. */
function giveUpElsewhere(): void {
  if (wanted === null || wanted === addressedConversation()) return;
  change({ wanted: null });
  notify.info('A mensagem foi enviada, mas a conversa não foi finalizada: ela ainda não estava na tela.');
}

/** Finishes the conversation when that is wanted and it is on the screen. */
export function useWantedFinish(conversation_id: string, finish: () => void): void {
  const isDue = useSyncExternalStore(
    subscribe,
    () => wanted === conversation_id && isOnScreen(conversation_id),
  );
  useEffect(() => {
    if (!isDue) return;
    change({ wanted: null });
    finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is due
  }, [isDue]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
