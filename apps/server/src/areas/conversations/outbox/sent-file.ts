import type { Capabilities, OutboundMessage } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { mediaLink, stickerLink, voiceLink } from '../../media/index.ts';
import type { OutboxEntry } from './claim.ts';

/** The file of an entry as a driver takes it, and the type that the message has with it. */
export type SentFile = Pick<OutboundMessage, 'type' | 'media_url' | 'file_name' | 'voice'>;

type EntryFile = Pick<OutboxEntry, 'media_id' | 'media_mime' | 'media_voice' | 'file_name' | 'type'>;

interface Sender {
  account_id: string;
  /** What the channel's driver can do. */
  can: Pick<Capabilities, 'sends' | 'voiceNote'>;
}

/**
 * Returns the function that turns an entry's file into what the driver takes: the signed address from which it
 * fetches the file. A recording is sent as a voice note if the driver can and there is one, otherwise as plain audio.
 * A sticker is sent as a sticker under the same condition, otherwise as the picture from which it was made.
 */
export function createSentFile(
  { links, storage, config }: Pick<Runtime, 'links' | 'storage' | 'config'>,
  { account_id, can }: Sender,
): (entry: EntryFile) => Promise<SentFile> {
  return async ({ media_id, media_mime, media_voice, file_name, type }) => {
    if (media_id === null || media_mime === null) return { type, media_url: null, file_name, voice: false };
    const stored = { account_id, id: media_id };
    const isVoice = can.voiceNote && type === 'audio';
    const voice = isVoice ? voiceLink({ links }, { ...stored, voice: media_voice }) : null;
    if (voice !== null) return { type, media_url: baseUrl(config) + voice, file_name: null, voice: true };
    const isSticker = type === 'sticker' && can.sends.includes('sticker');
    const sticker = isSticker ? await stickerLink({ storage, links }, stored) : null;
    if (sticker !== null)
      return { type, media_url: baseUrl(config) + sticker, file_name: null, voice: false };
    const file = mediaLink({ links }, { ...stored, mime: media_mime, name: file_name ?? type });
    const plain = type === 'sticker' ? 'image' : type;
    return { type: plain, media_url: baseUrl(config) + file, file_name, voice: false };
  };
}
