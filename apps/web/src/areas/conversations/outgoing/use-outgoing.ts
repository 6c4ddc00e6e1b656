import { calls } from '@prosa/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { SafeStorage } from '../../../lib/safe-storage.ts';
import { useStore } from '../../../lib/store.ts';
import { OutgoingStore, type Outgoing } from './outgoing-store.ts';
import { storeMessage } from '../api/thread.ts';

/** Per tab: a tab must not resend what another one is sending. */
const storage = new SafeStorage(() => window.sessionStorage);
const stores = new Map<string, OutgoingStore>();

/** Returns the signed-in person's outgoing messages; the store lives on while another screen is shown. */
export function useOutgoingStore(): OutgoingStore {
  const client = useQueryClient();
  const { _id } = useCurrentUser();
  return outgoingStoreOf(client, _id);
}

/** Returns the outgoing messages of one conversation, oldest first. */
export function useOutgoing(conversation_id: string): readonly Outgoing[] {
  const store = useOutgoingStore();
  const all = useStore(store);
  return useMemo(
    () => all.filter((outgoing) => outgoing.conversation_id === conversation_id),
    [all, conversation_id],
  );
}

/** Returns the outgoing messages of one person. */
export function outgoingStoreOf(client: QueryClient, user_id: string): OutgoingStore {
  const known = stores.get(user_id);
  if (known) return known;
  const store = new OutgoingStore({
    storage,
    key: `prosa.outgoing.${user_id}`,
    upload: async ({ message_id, media }) => {
      if (!media) throw new Error('an outgoing message without a file has nothing to upload');
      const { uploadOutgoing } = await import('./upload-outgoing.ts');
      return (await uploadOutgoing(message_id, media))._id;
    },
    send: ({ conversation_id, text, message_id, reply, media, note }) => {
      if (note) {
        const mentions = [...note.mentions];
        return call(calls.createSystemMessage, { conversation_id, message_id, message: text, mentions });
      }
      return call(calls.sendMessage, {
        conversation_id,
        text,
        message_id,
        ...(reply ? { reply_to: reply.platform_message_id } : {}),
        ...(media?.media_id ? { media: media.media_id } : {}),
      });
    },
    onSent: (message) => storeMessage(client, message),
  });
  stores.set(user_id, store);
  return store;
}
