import { calls, limits } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { dropContact, patchContact } from './api/contact-cache.ts';

/** Keeps contacts and tags live: changed contacts are patched, new ones come in by reading the page again. */
export function useRealtime(): void {
  const client = useQueryClient();
  useLive('contact_updated', ({ contact }) => patchContact(client, contact));
  useLive('contact_picture', ({ contact_id: _id, profile_picture }) =>
    patchContact(client, { _id, profile_picture }),
  );
  useLive('contact_removed', ({ contact_id }) => dropContact(client, contact_id));
  useLiveRefresh({
    on: ['contacts_changed', 'new_conversation'],
    of: [calls.getContacts],
    delay: limits.new_conversation_refresh_ms,
  });
  useLiveRefresh({
    on: ['new_conversation', 'conversation_finished', 'conversation_removed'],
    of: [calls.getContactConversations],
  });
  useLiveRefresh({ on: ['tags_changed'], of: [calls.getTags, calls.findTags], delay: 200 });
}
