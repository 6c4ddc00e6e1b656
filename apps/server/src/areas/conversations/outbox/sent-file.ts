import type { OutboundMessage } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { mediaLink, voiceLink } from '../../media/index.ts';
import type { OutboxEntry } from './claim.ts';

/** The file of an entry as a driver takes it. */
export type SentFile = Pick<OutboundMessage, 'media_url' | 'file_name' | 'voice'>;

type EntryFile = Pick<OutboxEntry, 'media_id' | 'media_mime' | 'media_voice' | 'file_name' | 'type'>;

interface Sender {
  account_id: string;
  /** Whether the channel's driver can send voice notes. */
  voiceNote: boolean;
}

/**
 * Answers what a driver gets of an entry's file: the signed address at which it fetches it. A recording goes as a voice
 * note where the driver can and there is one to send, otherwise as the audio that it is.
 */
export function createSentFile(
  { links, config }: Pick<Runtime, 'links' | 'config'>,
  { account_id, voiceNote }: Sender,
): (entry: EntryFile) => SentFile {
  return ({ media_id, media_mime, media_voice, file_name, type }) => {
    if (media_id === null || media_mime === null) return { media_url: null, file_name, voice: false };
    const stored = { account_id, id: media_id };
    const voice =
      voiceNote && type === 'audio' ? voiceLink({ links }, { ...stored, voice: media_voice }) : null;
    if (voice !== null) return { media_url: baseUrl(config) + voice, file_name: null, voice: true };
    const file = mediaLink({ links }, { ...stored, mime: media_mime, name: file_name ?? type });
    return { media_url: baseUrl(config) + file, file_name, voice: false };
  };
}
