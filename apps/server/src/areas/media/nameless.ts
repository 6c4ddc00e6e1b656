import type { MediaType } from '@prosa/contract';

/** What a file without a name is called. */
export const nameless: Record<MediaType, string> = {
  image: 'imagem',
  audio: 'audio',
  video: 'video',
  document: 'documento',
};
