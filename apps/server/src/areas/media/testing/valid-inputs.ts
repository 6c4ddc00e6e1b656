import type { mediaCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const mediaInputs = {
  uploadImage: async () => [{}],
  uploadFile: async ({ unique }) => [
    { type: 'image', filename: `Foto ${unique()}`, temp: 'false', ptt: 'false' },
  ],
  getMedias: async () => [{ type: 'image' }],
  deleteMedia: async ({ media }) => {
    const [one, other] = [await media(), await media()];
    return [{ media: one }, { media: { _id: other } }];
  },
} satisfies InputsOf<typeof mediaCalls>;
