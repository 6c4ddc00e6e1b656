import type { MediaType } from '@prosa/contract';

/** The name of a file that came without one. */
export const nameless: Record<MediaType, string> = {
  image: 'imagem',
  audio: 'audio',
  video: 'video',
  document: 'documento',
};
