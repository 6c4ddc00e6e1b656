import type { LiveEventOf } from '@prosa/contract';
import { useCallback, useEffect, useRef } from 'react';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { announcementOf } from '../live/announcement.ts';

const batch = 1_500;

/**
 * Returns a function that announces customers' messages to screen readers; those that come close together are one
 * sentence.
 */
export function useMessageAnnouncer(openId: string | null): (event: LiveEventOf<'new_message'>) => void {
  const open = useRef(openId);
  const waiting = useRef<LiveEventOf<'new_message'>[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    open.current = openId;
  }, [openId]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((event) => {
    if (event.message.origin !== 'customer') return;
    waiting.current.push(event);
    timer.current ??= setTimeout(() => {
      announce(announcementOf(waiting.current, open.current));
      waiting.current = [];
      timer.current = undefined;
    }, batch);
  }, []);
}
