import type { MediaType } from '@prosa/contract';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './display-name.ts';

/** What a file is by its bytes, and the extensions that fit it; none when any extension will do. */
export interface Kind {
  type: MediaType;
  mime: string;
  extensions: readonly string[];
}

const kind = (type: MediaType, mime: string, ...extensions: string[]): Kind => ({ type, mime, extensions });

const unknownKind = kind('document', 'application/octet-stream');
const textKind = kind('document', 'text/plain', 'txt');
const office = 'application/vnd.openxmlformats-officedocument';

/** The allow-list (specification section 5 and what phones send), by the extension that the bytes imply. */
const kinds: Record<string, Kind> = {
  jpg: kind('image', 'image/jpeg', 'jpg', 'jpeg', 'jfif'),
  png: kind('image', 'image/png', 'png'),
  webp: kind('image', 'image/webp', 'webp'),
  gif: kind('image', 'image/gif', 'gif'),
  mp3: kind('audio', 'audio/mpeg', 'mp3'),
  ogg: kind('audio', 'audio/ogg', 'ogg', 'opus', 'oga'),
  m4a: kind('audio', 'audio/mp4', 'm4a'),
  wav: kind('audio', 'audio/wav', 'wav'),
  mp4: kind('video', 'video/mp4', 'mp4', 'm4v'),
  '3gp': kind('video', 'video/3gpp', '3gp', '3gpp'),
  webm: kind('video', 'video/webm', 'webm'),
  pdf: kind('document', 'application/pdf', 'pdf'),
  docx: kind('document', `${office}.wordprocessingml.document`, 'docx'),
  xlsx: kind('document', `${office}.spreadsheetml.sheet`, 'xlsx'),
  pptx: kind('document', `${office}.presentationml.presentation`, 'pptx'),
};

/** Other names by which the sniffer knows the same type. */
const synonyms: Record<string, string> = { opus: 'ogg', oga: 'ogg', m4v: 'mp4', '3g2': '3gp', mpga: 'mp3' };

/** The old Office formats share one container; only the name says which it is. */
const compound: Record<string, Kind> = {
  doc: kind('document', 'application/msword', 'doc'),
  xls: kind('document', 'application/vnd.ms-excel', 'xls'),
  ppt: kind('document', 'application/vnd.ms-powerpoint', 'ppt'),
};

/** Containers that can also hold sound alone. */
const soundOnly: Record<string, Kind> = {
  webm: kind('audio', 'audio/webm', 'webm'),
  mp4: kind('audio', 'audio/mp4', 'm4a', 'mp4'),
};

/** What no browser shows: kept as a document, whatever its sender says. */
const documentsOnly: Record<string, Kind> = {
  heic: kind('document', 'image/heic', 'heic', 'heif'),
};

/** Returns the extensions that fit a type of file; none when any extension will do. */
export function extensionsOf(mime: string): readonly string[] {
  const all = [
    textKind,
    ...Object.values(kinds),
    ...Object.values(compound),
    ...Object.values(soundOnly),
    ...Object.values(documentsOnly),
  ];
  return all.find((known) => known.mime === mime)?.extensions ?? [];
}

interface File {
  bytes: Uint8Array;
  /** Only used for what the bytes cannot tell apart: old Office formats, and text from scripts. */
  file_name: string;
  /**
   * What the sender says it is; only believed for sound or video in one container, and for a file sent as a document.
   */
  declared_type: string | null;
}

/**
 * Returns what a file is, from its bytes (reliability reference 4.2). A type that is not on the allow-list is an
 * unknown document: stored as it is and never shown inline.
 */
export async function sniff({ bytes, file_name, declared_type }: File): Promise<Kind> {
  const extension = extensionOf(file_name);
  const sniffed = await fileTypeFromBuffer(bytes);
  if (!sniffed) return extension === 'txt' && isPlainText(bytes) ? textKind : unknownKind;
  if (sniffed.ext === 'cfb') return entry(compound, extension) ?? unknownKind;
  const ext = synonyms[sniffed.ext] ?? sniffed.ext;
  const known = entry(kinds, ext) ?? entry(documentsOnly, ext) ?? unknownKind;
  if (declared_type === 'document') return { ...known, type: 'document' };
  return (declared_type === 'audio' && entry(soundOnly, ext)) || known;
}

function entry(table: Record<string, Kind>, key: string): Kind | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const controlCharacters = /[^\P{Cc}\t\n\r]/u;

function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !controlCharacters.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false; // not UTF-8, so not plain text
  }
}
