import type { proto } from 'baileys';
import { writeMediaRef, type MediaKind, type MediaRef, type MediaSource } from '../media/media-ref.ts';
import type { Said } from './said.ts';

type Message = proto.IMessage;

/** What every kind of file brings. */
interface FileFields {
  url?: string | null;
  directPath?: string | null;
  mimetype?: string | null;
  mediaKey?: Uint8Array | null;
  fileLength?: number | { toNumber(): number } | null;
  fileSha256?: Uint8Array | null;
}

/** Returns what a message with a file says; null for other kinds. */
export function readFile(content: Message, source: MediaSource | null): Said | null {
  const { imageMessage, videoMessage, ptvMessage, audioMessage, documentMessage, stickerMessage } = content;
  const file = (kind: MediaKind, fields: FileFields, words: Words) => fileOf({ kind, source }, fields, words);
  const video = videoMessage ?? ptvMessage;
  if (imageMessage) return file('image', imageMessage, { message: imageMessage.caption });
  if (video) return file('video', video, { message: video.caption });
  if (audioMessage) return file('audio', audioMessage, { voice: audioMessage.ptt === true });
  if (stickerMessage) return file('sticker', stickerMessage, {});
  if (!documentMessage) return null;
  const { caption, fileName, title } = documentMessage;
  return file('document', documentMessage, { message: caption, file_name: fileName ?? title ?? null });
}

/** What a message says beside its file. */
interface Words {
  message?: string | null;
  voice?: boolean;
  file_name?: string | null;
}

type Origin = Pick<MediaRef, 'kind'> & { source: MediaSource | null };

function fileOf(
  origin: Origin,
  fields: FileFields,
  { message, voice = false, file_name = null }: Words,
): Said {
  const ref = fileRef(origin, fields);
  return {
    type: origin.kind,
    message: message ?? '',
    media_ref: ref && writeMediaRef(ref),
    file_name,
    voice,
  };
}

/** Returns the reference of a file, or null when its keys are missing, so nobody could open it. */
function fileRef({ kind, source }: Origin, fields: FileFields): MediaRef | null {
  const { mediaKey, url, directPath, mimetype, fileLength, fileSha256 } = fields;
  if (!mediaKey?.length || !(url || directPath)) return null;
  return {
    kind,
    key: mediaKey,
    url: url || null,
    direct_path: directPath || null,
    mimetype: mimetype || null,
    size: typeof fileLength === 'object' ? (fileLength?.toNumber() ?? null) : (fileLength ?? null),
    sha256: fileSha256?.length ? fileSha256 : null,
    message: source,
  };
}
