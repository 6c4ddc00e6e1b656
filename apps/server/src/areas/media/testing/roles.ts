import { everybody, type RolesOfCalls } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const mediaRoles = {
  uploadImage: everybody,
  uploadFile: everybody,
  getMedias: everybody,
  deleteMedia: everybody,
} satisfies Partial<RolesOfCalls>;
