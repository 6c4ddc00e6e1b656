import { useChannelsRealtime } from '../../areas/channels/realtime.ts';
import { useContactsRealtime } from '../../areas/contacts/realtime.ts';
import { useFlowsRealtime } from '../../areas/flows/realtime.ts';
import { useMediaRealtime } from '../../areas/media/realtime.ts';
import { useQuickMessagesRealtime } from '../../areas/quick-messages/realtime.ts';
import { useTeamRealtime } from '../../areas/team/realtime.ts';

/**
 * Subscribes each area's live handlers once, for all screens. What only an open screen needs belongs to that screen.
 */
export function Realtime() {
  useTeamRealtime();
  useContactsRealtime();
  useMediaRealtime();
  useQuickMessagesRealtime();
  useChannelsRealtime();
  useFlowsRealtime();
  return null;
}
