import type { LiveEventOf } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLive } from '../../../lib/live.tsx';
import { setTabCount } from '../../../lib/title-badge.ts';
import { mayShowNotices } from '../../../lib/use-browser-notices.ts';
import { conversationAddress } from '../selection/use-selection.ts';
import { conversationParameter } from '../../contacts/desk-address.ts';
import { attentionTo, concerns, noticeOf } from './concerns.ts';
import { playChime } from './play-chime.ts';
import { showNotice } from './show-notice.ts';
import { joinTabs, type Tabs } from './tabs.ts';
import { useMentionAlert } from './use-mention-alert.ts';

type NewMessage = LiveEventOf<'new_message'>;

/** Long enough for other tabs to report that the person reads it there, and for a burst to become one notice. */
const gatheringMs = 700;

/**
 * Alerts the person to customers' messages, wherever in Prosa they are: a sound, a notice, a count in the tab's title.
 */
export function MessageAlerts() {
  const me = useCurrentUser();
  const { search } = useLocation();
  const navigate = useNavigate();
  const tabs = useRef<Tabs>(undefined);
  const waiting = useRef<NewMessage[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useCountWhileAway();
  useMentionAlert(() => tabs.current?.speaks() ?? false);

  useEffect(() => {
    const joined = joinTabs();
    tabs.current = joined;
    return () => {
      joined.close();
      clearTimeout(timer.current);
    };
  }, []);

  const speak = () => {
    timer.current = undefined;
    const others = tabs.current;
    const events = waiting.current.filter(({ message }) => others?.heard(message._id) !== 'read');
    waiting.current = [];
    if (events.length === 0 || !others?.speaks()) return;
    if (!me.config.disable_notification_sound) playChime();
    const unseen = events.filter(({ message }) => !others.heard(message._id));
    const notice = mayShowNotices() && !document.hasFocus() ? noticeOf(unseen) : null;
    if (notice) {
      showNotice(notice, (id) => void navigate(`/atendimento${conversationAddress(id)}`));
    }
  };
  const latest = useRef(speak);
  useEffect(() => {
    latest.current = speak;
  });

  useLive('new_message', (event) => {
    if (!concerns(event, me._id)) return;
    const openId = new URLSearchParams(search).get(conversationParameter);
    const attention = attentionTo(event, { isHere: document.hasFocus(), openId });
    if (attention !== 'away') tabs.current?.tell({ message_id: event.message._id, attention });
    else count();
    if (attention === 'read') return;
    waiting.current.push(event);
    timer.current ??= setTimeout(() => latest.current(), gatheringMs);
  });
  return null;
}

/** Returns a function that counts in the tab's title; the count ends when the person comes back to the tab. */
function useCountWhileAway(): () => void {
  const news = useRef(0);
  useEffect(() => {
    const back = () => {
      news.current = 0;
      setTabCount(0);
    };
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('focus', back);
      back();
    };
  }, []);
  return () => {
    news.current += 1;
    setTabCount(news.current);
  };
}
