import type { Media } from '@prosa/contract';
import type { FileLinks } from '../../platform/storage/links.ts';
import type { MediaRow } from './keep-file.ts';
import { mediaLink, thumbnailLink } from './media-link.ts';

/** Presents a file for the wire. */
export function presentMedia(row: MediaRow, tools: { links: FileLinks }): Media {
  const { id, type, name, mime, size, ptt, voice, width, height, created } = row;
  return {
    _id: id,
    type,
    name,
    url: mediaLink(tools, row),
    mime,
    size,
    ptt,
    width,
    height,
    thumbnail_url: thumbnailLink(tools, row),
    voice_note: voice !== null,
    created: created.toISOString(),
  };
}
