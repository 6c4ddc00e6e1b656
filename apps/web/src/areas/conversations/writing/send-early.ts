import type { QueryClient } from '@tanstack/react-query';
import { outgoingStoreOf } from '../outgoing/use-outgoing.ts';
import type { EarlyText } from './early-composer.ts';
import { wantFinish } from './on-screen.ts';
import { sendText } from './send-text.ts';
import { whenSent } from './when-sent.ts';

interface Sender {
  client: QueryClient;
  user_id: string;
}

/** Sends what was written before the composer was on the screen. */
export function sendEarly({ client, user_id }: Sender, { conversation_id, text, isLast }: EarlyText): void {
  const store = outgoingStoreOf(client, user_id);
  sendText(store, { conversation_id, text, reply: null });
  if (isLast) wantFinish({ conversation_id, sent: whenSent(store, conversation_id) });
}
