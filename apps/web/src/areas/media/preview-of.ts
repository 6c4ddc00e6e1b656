import type { Media } from '@prosa/contract';

/** Address of what shows a file: its small picture, or a film itself; null where nothing does. */
export function previewOf({
  type,
  thumbnail_url,
  url,
}: Pick<Media, 'type' | 'thumbnail_url' | 'url'>): string | null {
  return thumbnail_url ?? (type === 'video' ? url : null);
}
