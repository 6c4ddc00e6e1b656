import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../lib/api/use-call.ts';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps queues live: that of a conversation is read again when it changed, all of them when the settings did. */
export function useRealtime(): void {
  const client = useQueryClient();
  useLive('follow_ups_changed', ({ conversation_id }) => {
    const queryKey = callKey(calls.getConversationFollowUps, { conversation_id });
    void client.invalidateQueries({ queryKey });
  });
  useLiveRefresh({
    on: ['follow_up_settings_changed'],
    of: [calls.getAutoFollowUp, calls.getConversationFollowUps],
    delay: 200,
  });
}
