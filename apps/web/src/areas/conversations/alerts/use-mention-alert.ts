import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLive } from '../../../lib/live.tsx';
import { mayShowNotices } from '../../../lib/use-browser-notices.ts';
import { conversationAddress } from '../use-selection.ts';
import { showMention } from './mention-notice.tsx';
import { playChime } from './play-chime.ts';
import { showNotice } from './show-notice.ts';

/** Says nothing of the customer: a notice may be read over somebody's shoulder. */
const title = 'O chatbot chamou você';
const body = 'Um atendimento pede a sua atenção.';

/** Tells the person that a flow calls them to a conversation; of several tabs one makes the noise. */
export function useMentionAlert(speaks: () => boolean): void {
  const me = useCurrentUser();
  const navigate = useNavigate();
  useLive('mentioned', ({ conversation_id }) => {
    const open = () => void navigate(`/atendimento${conversationAddress(conversation_id)}`);
    showMention({ id: `mention-${conversation_id}`, title, body, onOpen: open });
    if (!speaks()) return;
    if (!me.config.disable_notification_sound) playChime();
    if (mayShowNotices() && !document.hasFocus()) showNotice({ title, body, conversation_id }, open);
  });
}
