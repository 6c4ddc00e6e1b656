import { calls, type Conversation } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useWindowFocus } from './use-window-focus.ts';

/**
 * Reports to the server that the open conversation was seen, once per new state and only while the window has the focus
 * and the end is on the screen: a person who reads further up has not seen what came in below. A failure leaves the unread
 * mark in place; the next message or focus tries again.
 */
export function useMarkRead({ _id, unread, is_new, finished }: Conversation, isAtEnd: boolean) {
  const hasFocus = useWindowFocus();
  const { mutate } = useCallMutation(calls.readConversation, { quiet: true });
  const told = useRef('');
  const isUnread = finished === null && (unread > 0 || is_new);
  const state = `${_id}:${unread}`;
  useEffect(() => {
    if (!isUnread) told.current = '';
    if (!hasFocus || !isAtEnd || !isUnread || told.current === state) return;
    told.current = state;
    mutate({ conversation_id: _id }, { onError: () => (told.current = '') });
  }, [hasFocus, isAtEnd, isUnread, state, _id, mutate]);
}
