import type { Media, QuotedMessage } from '@prosa/contract';
import { maxCaptionChars } from '../media/staging/caption.ts';
import { useSendMedia } from '../media/staging/use-send-media.ts';
import { useOutgoingStore } from '../outgoing/use-outgoing.ts';
import { sendText } from './send-text.ts';

interface Written {
  text: string;
  file: Media | null;
  reply: QuotedMessage | null;
}

/**
 * Returns a function that sends what was written with its file: as one message where the text can stand below the
 * file, otherwise the text first.
 */
export function useSendWritten(conversation_id: string): (written: Written) => void {
  const store = useOutgoingStore();
  const sendMedia = useSendMedia(conversation_id);
  return ({ text, file, reply }) => {
    if (!file) return sendText(store, { conversation_id, text, reply });
    const isCaption = file.type !== 'audio' && text.length <= maxCaptionChars;
    const isApart = !isCaption && text !== '';
    if (isApart) sendText(store, { conversation_id, text, reply });
    sendMedia({ entry: file, caption: isCaption ? text : '', reply: isApart ? null : reply });
  };
}
