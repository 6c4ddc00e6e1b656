import type { Media, MediaType, QuotedMessage } from '@prosa/contract';
import { useCallback } from 'react';
import { newMessageId } from '../../outgoing/message-id.ts';
import type { OutgoingMedia } from '../../outgoing/outgoing-store.ts';
import { useOutgoingStore } from '../../outgoing/use-outgoing.ts';
import { holdFile } from '../../outgoing/held-files.ts';
import { mediaTypeOf } from '../../../media/media-kind.ts';

interface Around {
  /** Text below the file. */
  caption?: string;
  /** The quoted message. */
  reply?: QuotedMessage | null;
}

/** A file of this computer, such as a recording made here. */
export interface FileToSend extends Around {
  file: File;
  /** Without it, the type follows from the MIME type (`mediaTypeOf`). */
  type?: MediaType;
  /** Whether a recording is sent as a voice note. */
  ptt?: boolean;
  /** In pixels, where known: the bubble reserves that space. */
  width?: number | null;
  height?: number | null;
}

/** An entry of the library. */
export interface EntryToSend extends Around {
  entry: Media;
}

/**
 * Returns a function that sends a file as a message and returns the message's id. The message is shown at once and its
 * file uploaded in the background; a failed one stays in the thread with "Tentar de novo":
 *
 *     const sendMedia = useSendMedia(conversation_id);
 *     sendMedia({ file: new File([bytes], 'gravacao.mp3', { type: 'audio/mpeg' }), ptt: true });
 *     sendMedia({ file, caption: 'Segue o orçamento', reply: quote });
 *     sendMedia({ entry, caption: 'Nossa tabela' });
 */
export function useSendMedia(conversation_id: string): (media: FileToSend | EntryToSend) => string {
  const store = useOutgoingStore();
  return useCallback(
    (given) => {
      const message_id = newMessageId();
      if ('file' in given) holdFile(message_id, given.file);
      store.add({
        message_id,
        conversation_id,
        text: given.caption?.trim() ?? '',
        reply: given.reply ?? null,
        created: new Date().toISOString(),
        problem: null,
        media: 'file' in given ? mediaOfFile(given) : mediaOfEntry(given.entry),
      });
      return message_id;
    },
    [store, conversation_id],
  );
}

function mediaOfFile({ file, type, ptt, width, height }: FileToSend): OutgoingMedia {
  return {
    media_id: null,
    type: type ?? mediaTypeOf(file),
    name: file.name,
    mime: file.type,
    size: file.size,
    ptt: ptt ?? false,
    width: width ?? null,
    height: height ?? null,
    url: null,
    thumbnail_url: null,
  };
}

function mediaOfEntry({ _id, created: _created, voice_note: _voice_note, ...entry }: Media): OutgoingMedia {
  return { media_id: _id, ...entry };
}
