/** Parameter of the desk's address that names the open conversation. */
export const conversationParameter = 'conversa';

/** Returns the address at which the desk opens a conversation. */
export function deskAddress(conversation_id: string): string {
  return `/atendimento?${new URLSearchParams({ [conversationParameter]: conversation_id })}`;
}
