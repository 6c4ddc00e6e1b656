import type { FoundMessage } from '@prosa/contract';
import { conversationParameter } from '../../contacts/desk-address.ts';

/** Parameter that names the message to show in the open conversation, by its id on the network. */
export const messageParameter = 'mensagem';

/** Returns the address of a message that was found: on the desk while its conversation is in progress. */
export function messageAddress({ conversation, platform_message_id }: FoundMessage): string {
  const screen = conversation.finished === null ? '/atendimento' : '/conversas';
  const place = { [conversationParameter]: conversation._id, [messageParameter]: platform_message_id };
  return `${screen}?${new URLSearchParams(place)}`;
}
