import type { Area } from '../../platform/area.ts';

export { displayName } from './display-name.ts';
export { mediaLink } from './media-link.ts';
export type { MediaType } from './sniff.ts';
export { storeMedia, type IncomingFile, type StoredMedia } from './store-media.ts';

/** Files that customers and people send. It has no calls of its own yet. */
export const mediaArea: Area = { name: 'media', bindings: [], presenters: [], jobs: [] };
