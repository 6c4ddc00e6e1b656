import type { MessageType } from '@prosa/contract';
import type { CustomerMessage, TalkType } from '@prosa/flow-engine';
import type { HeardMessage } from '../read/world.ts';
import type { Tools } from './turn.ts';

/** Returns the kind of a message as a run hears it; those that say nothing to a bot are texts. */
export function heardType(type: MessageType): TalkType {
  return type === 'summary' || type === 'system' ? 'text' : type;
}

/** Returns a message of the customer as a run hears it. */
export function customerMessage(message: HeardMessage, { linkOf }: Pick<Tools, 'linkOf'>): CustomerMessage {
  return {
    message_id: message.id,
    type: heardType(message.type),
    text: message.message,
    media_url: linkOf(message),
    file_name: message.file_name,
    quoted: message.quoted,
    quoted_effect: message.quoted_effect,
    option_id: message.option_id,
    at: message.created.getTime(),
  };
}
