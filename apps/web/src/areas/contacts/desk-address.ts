/** Parameter of the desk's address that names the open conversation. */
export const conversationParameter = 'conversa';

/** Returns the address of the desk with this conversation open. */
export function deskAddress(conversation_id: string): string {
  return `/atendimento?${new URLSearchParams({ [conversationParameter]: conversation_id })}`;
}
