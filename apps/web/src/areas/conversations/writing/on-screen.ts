import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '../../../lib/store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { addressedConversation } from '../selection/use-selection.ts';

/** The end of a conversation that was asked for together with its last message. */
interface WantedFinish {
  conversation_id: string;
  /** Whether the server got what was written before. */
  sent: Promise<boolean>;
}

interface OnScreen {
  /** The conversation whose messages are on the screen. */
  shown: string | null;
  wanted: WantedFinish | null;
}

const store = createStore<OnScreen>({ shown: null, wanted: null });

function change(changes: Partial<OnScreen>): void {
  store.set({ ...store.get(), ...changes });
}

/** Whether a conversation is the chosen one and its messages are on the screen: what keys may finish or hand over. */
export function isOnScreen(conversation_id: string): boolean {
  return store.get().shown === conversation_id && addressedConversation() === conversation_id;
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
export function wantFinish(wish: WantedFinish): void {
  // It may have been left since; the end that is wanted of another one stands.
  if (wish.conversation_id === addressedConversation()) change({ wanted: wish });
  else sayGivenUp();
}

/** Gives up a wanted end once its conversation is left before it was on the screen. */
export function useWantedWhileOpen(openId: string | null): void {
  useLayoutEffect(() => giveUpElsewhere, [openId]);
}

/** Nobody finishes what they chose to leave before they saw it. */
function giveUpElsewhere(): void {
  const { wanted } = store.get();
  if (wanted === null || wanted.conversation_id === addressedConversation()) return;
  change({ wanted: null });
  sayGivenUp();
}

function sayGivenUp(): void {
  notify.info('A mensagem foi enviada, mas a conversa não foi finalizada: ela ainda não estava na tela.');
}

/** Finishes the conversation when that is wanted and it is on the screen. */
export function useWantedFinish(conversation_id: string, finish: (sent: Promise<boolean>) => void): void {
  const due = useStore(store, ({ wanted }) =>
    wanted?.conversation_id === conversation_id && isOnScreen(conversation_id) ? wanted : null,
  );
  useEffect(() => {
    if (!due) return;
    change({ wanted: null });
    finish(due.sent);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is due
  }, [due]);
}
