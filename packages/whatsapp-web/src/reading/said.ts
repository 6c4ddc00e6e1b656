import type { InboundMessage, MessageMark } from '@prosa/whatsapp';

/** What a message says, without who said it. */
export type Content = Pick<
  InboundMessage,
  'type' | 'message' | 'media_ref' | 'file_name' | 'voice' | 'reply_to'
> & { marks: MessageMark[]; option_id: string | null };

/** What one kind of message says; what is not given is empty. */
export type Said = Pick<Content, 'type' | 'message'> &
  Partial<Omit<Content, 'marks'>> & { mark?: MessageMark };
