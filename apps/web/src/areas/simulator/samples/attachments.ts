import { limits, type SimulatedType } from '@prosa/contract';
import { sampleAudio } from './sample-audio.ts';
import { sampleImage } from './sample-image.ts';
import { samplePdf } from './sample-pdf.ts';
import { sampleSticker } from './sample-sticker.ts';

/** A file as a phone sends it. */
export interface Attachment {
  type: SimulatedType;
  media_url: string;
  file_name?: string;
  /** A voice note. */
  voice?: boolean;
}

export type SampleKind = 'image' | 'audio' | 'voice' | 'document' | 'sticker';

/** Makes a file on the spot, to show a message of its kind. */
export async function sampleAttachment(kind: SampleKind): Promise<Attachment> {
  if (kind === 'image') return { type: kind, media_url: sampleImage(), file_name: 'caneca.jpg' };
  if (kind === 'sticker') return { type: kind, media_url: sampleSticker() };
  if (kind === 'audio' || kind === 'voice') {
    const { file_name, ...sound } = await read(new File([sampleAudio()], 'audio.wav', { type: 'audio/wav' }));
    return kind === 'voice' ? { ...sound, voice: true } : { ...sound, file_name };
  }
  return read(new File([samplePdf()], 'comprovante.pdf', { type: 'application/pdf' }));
}

/** Returns a file from this computer as a `data:` URL; null when it is larger than the 20 MB a phone may send. */
export async function attachmentOf(file: File): Promise<Attachment | null> {
  return file.size > limits.media_max_bytes ? null : read(file);
}

async function read(file: File): Promise<Attachment & { file_name: string }> {
  return { type: typeOf(file.type), media_url: await readDataUrl(file), file_name: file.name };
}

function typeOf(mime: string): SimulatedType {
  const [kind] = mime.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'document';
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
