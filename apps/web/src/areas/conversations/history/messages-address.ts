/** Returns the address of a search for these words over all messages. */
export const messagesAddress = (text: string) =>
  `/conversas?${new URLSearchParams({ em: 'mensagens', busca: text }).toString()}`;
