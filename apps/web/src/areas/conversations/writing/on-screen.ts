import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '../../../lib/store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { addressedConversation } from '../selection/use-selection.ts';

/** A request to finish a conversation together with its last message. */
interface WantedFinish {
  conversation_id: string;
  /** Whether the server has what was written before. */
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

/**
 * Returns whether a conversation is the chosen one and its messages are on the screen. Only then may shortcuts finish
 * it or hand it over.
 */
export function isOnScreen(conversation_id: string): boolean {
  return store.get().shown === conversation_id && addressedConversation() === conversation_id;
}

/** Records that the messages of the open conversation are on the screen. */
export function useOnScreen(conversation_id: string, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    change({ shown: conversation_id });
    return () => change({ shown: null });
  }, [conversation_id, isDrawn]);
}

/** Requests that a conversation be finished after its last message; that happens once it is on the screen. */
export function wantFinish(wish: WantedFinish): void {
  // The person may have left it since; a request for another conversation stays.
  if (wish.conversation_id === addressedConversation()) change({ wanted: wish });
  else sayGivenUp();
}

/** Drops the request to finish a conversation that the person leaves before it was on the screen. */
export function useWantedWhileOpen(openId: string | null): void {
  useLayoutEffect(() => giveUpElsewhere, [openId]);
}

/** Drops a request for a conversation that was left, because nobody finishes what they have not seen. */
function giveUpElsewhere(): void {
  const { wanted } = store.get();
  if (wanted === null || wanted.conversation_id === addressedConversation()) return;
  change({ wanted: null });
  sayGivenUp();
}

function sayGivenUp(): void {
  notify.info('A mensagem foi enviada, mas a conversa não foi finalizada: ela ainda não estava na tela.');
}

/** Finishes the conversation when that was requested and it is on the screen. */
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
