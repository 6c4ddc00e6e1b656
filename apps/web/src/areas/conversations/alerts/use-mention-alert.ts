import { calls } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLive } from '../../../lib/live.tsx';
import { mayShowNotices } from '../../../lib/use-browser-notices.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { conversationParameter } from '../../contacts/desk-address.ts';
import { conversationAddress } from '../selection/use-selection.ts';
import type { Notice } from './concerns.ts';
import { useColleagueAlert } from './use-colleague-alert.ts';
import { showMention } from './mention-notice.tsx';
import { playChime } from './play-chime.ts';
import { showNotice } from './show-notice.ts';

/** Says nothing about the customer: somebody else may see the notice. */
const title = 'O chatbot chamou você';
const body = 'Um atendimento pede a sua atenção.';

const noticeId = (conversation_id: string) => `mention-${conversation_id}`;

/**
 * Notifies the person that a flow or a colleague mentions them in a conversation, now or while they were away, until they open it or
 * close the notice. Only one of several tabs makes the noise.
 */
export function useMentionAlert(speaks: () => boolean): void {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const openId = useSearchParams()[0].get(conversationParameter);
  // A failure is harmless: the mention is only shown once more.
  const seeing = useCallMutation(calls.seeMention, { quiet: true });
  const saw = (conversation_id: string) => seeing.mutate({ conversation_id });
  const open = (conversation_id: string) =>
    void navigate(`/atendimento${conversationAddress(conversation_id)}`);
  const show = (id: string) =>
    showMention({
      id: noticeId(id),
      title,
      body,
      isBot: true,
      onOpen: () => open(id),
      onClose: () => saw(id),
    });

  useMissedMentions((id) => (id === openId ? saw(id) : show(id)));
  useEffect(() => {
    if (openId !== null) notify.hide(noticeId(openId));
  }, [openId]);
  const alert = (notice: Notice) => {
    if (!speaks()) return;
    if (!me.config.disable_notification_sound) playChime();
    if (mayShowNotices() && !document.hasFocus()) showNotice(notice, open);
  };
  useLive('mentioned', ({ conversation_id }) => {
    show(conversation_id);
    alert({ title, body, conversation_id });
  });
  useColleagueAlert({ openId, onOpen: open, alert });
}

/** Passes on the conversations where flows mentioned the person while they were away, the latest one first. */
function useMissedMentions(tell: (conversation_id: string) => void): void {
  const missed = useCall(calls.getMentions, {}, { staleTime: Infinity }).data;
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    missed?.forEach(({ conversation_id }) => latest.current(conversation_id));
  }, [missed]);
}
