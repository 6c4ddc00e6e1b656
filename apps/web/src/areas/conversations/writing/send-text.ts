import type { QuotedMessage } from '@prosa/contract';
import { newMessageId } from '../outgoing/message-id.ts';
import type { OutgoingStore } from '../outgoing/outgoing-store.ts';

interface Written {
  conversation_id: string;
  text: string;
  reply: QuotedMessage | null;
}

/** Shows a written text as outgoing, and sends it. */
export function sendText(store: OutgoingStore, written: Written): void {
  const created = new Date().toISOString();
  store.add({ message_id: newMessageId(), ...written, created, problem: null });
}
