import type { mediaCalls } from '@prosa/contract';
import { everybody, type RolesOf } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const mediaRoles = {
  uploadImage: everybody,
  uploadFile: everybody,
  getMedias: everybody,
  deleteMedia: everybody,
} satisfies RolesOf<typeof mediaCalls>;
