import { calls, type Contact, type Conversation } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { applyDeskEvents } from './desk-cache.ts';

type Change = Partial<Pick<Contact, 'override_name' | 'tags'>>;

/** Returns a function that shows a changed contact everywhere at once; the live event that follows confirms it. */
export function useShowContact({ contact, created }: Conversation): (change: Change) => void {
  const client = useQueryClient();
  return (change) => {
    const { queryKey } = callQuery(calls.getContact, { contact_id: contact._id });
    const known = client.getQueryData(queryKey) ?? {
      ...contact,
      data: {},
      annotations: [],
      ignored_until: null,
      created,
    };
    applyDeskEvents(client, [{ type: 'contact_updated', contact: { ...known, ...change } }]);
  };
}
