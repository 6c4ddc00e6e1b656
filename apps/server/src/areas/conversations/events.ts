/** What happens in conversations, as other areas hear of it. Payloads carry ids only. */
export interface ConversationEvents {
  'conversation.opened': { conversation_id: string };
  /** Anything of the conversation's row; `from_department` when it moved. */
  'conversation.changed': { conversation_id: string; from_department?: string };
  'conversation.taken': { conversation_id: string; user_id: string | null };
  'conversation.finished': { conversation_id: string; user_id: string | null };
  'message.created': { conversation_id: string; message_id: string };
  /** Status, deletion or file of a message; `read` when its status reached 4. */
  'message.changed': { conversation_id: string; message_id: string; read?: boolean };
}

export type ConversationEventType = keyof ConversationEvents;

/** Builds an event with the payload its type asks for. */
export function conversationEvent<Type extends ConversationEventType>(
  type: Type,
  payload: ConversationEvents[Type],
): { type: Type; payload: ConversationEvents[Type] } {
  return { type, payload };
}
