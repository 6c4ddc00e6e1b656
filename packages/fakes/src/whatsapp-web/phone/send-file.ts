import type { proto } from 'baileys';
import { decryptFile, encryptFile, type FileKind, type FileReference } from '../media/file-keys.ts';
import { nameOf, store } from '../media/start-media-server.ts';
import { contentOf } from '../messages/stanza-type.ts';
import type { Network } from '../network/network.ts';

/** A file that a person sends. */
export interface OutgoingFile {
  kind: 'image' | 'video' | 'audio' | 'voice' | 'document' | 'sticker';
  bytes: Buffer;
  mimetype: string;
  caption?: string;
  fileName?: string;
  seconds?: number;
  viewOnce?: boolean;
}

const keyKinds: Record<OutgoingFile['kind'], FileKind> = {
  image: 'Image',
  sticker: 'Image',
  video: 'Video',
  audio: 'Audio',
  voice: 'Audio',
  document: 'Document',
};

/** Uploads a file and returns the message that carries it. */
export function fileMessage(network: Network, file: OutgoingFile): proto.IMessage {
  const { encrypted, ...reference } = encryptFile(file.bytes, keyKinds[file.kind], network.random(32));
  const directPath = store(network.files, network.random, encrypted);
  const part = {
    ...reference,
    directPath,
    url: `https://${network.mediaHost}${directPath}`,
    fileLength: file.bytes.length,
    mimetype: file.mimetype,
    mediaKeyTimestamp: Math.floor(network.clock.now().getTime() / 1000),
  };
  const message = partMessage(file, part);
  return file.viewOnce ? { viewOnceMessageV2: { message } } : message;
}

type Part = FileReference & { directPath: string; url: string; fileLength: number; mimetype: string };

function partMessage(file: OutgoingFile, part: Part): proto.IMessage {
  const { caption, fileName, seconds, viewOnce } = file;
  switch (file.kind) {
    case 'image':
      return { imageMessage: { ...part, caption, viewOnce } };
    case 'video':
      return { videoMessage: { ...part, caption, seconds, viewOnce } };
    case 'audio':
      return { audioMessage: { ...part, seconds } };
    case 'voice':
      return { audioMessage: { ...part, seconds, ptt: true, waveform: Buffer.alloc(64, 20) } };
    case 'document':
      return { documentMessage: { ...part, caption, fileName, title: fileName } };
    case 'sticker':
      return { stickerMessage: { ...part, width: 512, height: 512 } };
  }
}

/** Returns the bytes of the file that a received message carries; throws when they are not what it promised. */
export function readFile(network: Network, message: proto.IMessage): Buffer {
  const content = contentOf(message);
  const kinds = [
    [content.imageMessage, 'Image'],
    [content.videoMessage, 'Video'],
    [content.audioMessage, 'Audio'],
    [content.documentMessage, 'Document'],
    [content.stickerMessage, 'Image'],
  ] as const;
  const [part, kind] = kinds.find(([each]) => each) ?? [null, 'Image' as const];
  if (!part?.directPath) throw new Error('the message has no file');
  const encrypted = network.files.read(nameOf(part.directPath));
  if (encrypted === null) throw new Error('the file is no longer on the server');
  const { mediaKey, fileSha256, fileEncSha256 } = part;
  if (!mediaKey || !fileSha256 || !fileEncSha256) throw new Error('the message lacks the keys of its file');
  return decryptFile(encrypted, kind, { mediaKey, fileSha256, fileEncSha256 });
}

/** Returns the part of a message that names its file. */
export function filePart(message: proto.IMessage) {
  const { imageMessage, videoMessage, audioMessage, documentMessage, stickerMessage } = contentOf(message);
  return imageMessage ?? videoMessage ?? audioMessage ?? documentMessage ?? stickerMessage ?? null;
}
