/** Parameter of the desk's address that names the open conversation. */
export const conversationParameter = 'conversa';

/** Where a conversation stands open on the desk. */
export function deskAddress(conversation_id: string): string {
  return `/atendimento?${new URLSearchParams({ [conversationParameter]: conversation_id })}`;
}
