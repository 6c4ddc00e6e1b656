import { randomUUID } from 'node:crypto';
import type { OutboundMessage } from '@prosa/whatsapp';

/** Returns a text to send, or what `told` makes of it. */
export function outbound(to: string, message: string, told: Partial<OutboundMessage> = {}): OutboundMessage {
  return {
    platform_message_id: randomUUID(),
    to,
    type: 'text',
    message,
    media_url: null,
    file_name: null,
    voice: false,
    link_preview: false,
    reply_to: null,
    ...told,
  };
}
