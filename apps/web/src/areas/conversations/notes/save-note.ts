import type { QueryClient } from '@tanstack/react-query';
import { newMessageId } from '../outgoing/message-id.ts';
import { outgoingStoreOf } from '../outgoing/use-outgoing.ts';

interface Author {
  client: QueryClient;
  user_id: string;
}

interface Written {
  conversation_id: string;
  text: string;
  /** Ids of the people it mentions. */
  mentions: readonly string[];
}

/**
 * Shows a note in its thread and saves it, in the order in which notes and messages were written. One that was not
 * saved stays there until it is saved again or given up.
 */
export function saveNote({ client, user_id }: Author, { conversation_id, text, mentions }: Written): void {
  outgoingStoreOf(client, user_id).add({
    message_id: newMessageId(),
    conversation_id,
    text,
    reply: null,
    note: { mentions },
    created: new Date().toISOString(),
    problem: null,
  });
}
