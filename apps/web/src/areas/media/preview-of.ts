import type { Media } from '@prosa/contract';

/** Returns the address of a file's preview: its thumbnail, or a video itself; null where there is neither. */
export function previewOf({
  type,
  thumbnail_url,
  url,
}: Pick<Media, 'type' | 'thumbnail_url' | 'url'>): string | null {
  return thumbnail_url ?? (type === 'video' ? url : null);
}
