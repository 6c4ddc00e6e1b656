import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { conversationParameter } from '../../contacts/desk-address.ts';

export interface Selection {
  /** The open conversation; null when none is. */
  openId: string | null;
  open: (conversation_id: string) => void;
  close: () => void;
}

/** Returns the desk's address with a conversation open. */
export function conversationAddress(conversation_id: string): string {
  return `?${new URLSearchParams({ [conversationParameter]: conversation_id })}`;
}

/**
 * Returns the conversation that the address names now. Shortcuts pressed in quick succession use it, because the screen
 * may be a step behind.
 */
export function addressedConversation(): string | null {
  return new URLSearchParams(window.location.search).get(conversationParameter);
}

/** Returns the open conversation, kept in the address so that it can be linked to and survives a reload. */
export function useSelection(): Selection {
  const [params, setParams] = useSearchParams();
  const openId = params.get(conversationParameter);
  const isOpen = openId !== null;
  const open = useCallback(
    (conversation_id: string) => setParams({ [conversationParameter]: conversation_id }, { replace: isOpen }),
    [setParams, isOpen],
  );
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);
  return { openId, open, close };
}
