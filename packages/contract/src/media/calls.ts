import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, ref, text } from '../shapes.ts';
import { media, mediaType } from './media.ts';

const access = { can: 'conversations.view' } as const;
/** A yes or no as a part of a multipart request carries it. */
const flag = z.enum(['true', 'false']).default('false');

export const mediaCalls = {
  /** A picture that is about to be sent; kept for a day unless it is. */
  uploadImage: defineCall({
    path: 'upload-image',
    access,
    input: z.object({}),
    output: media,
    upload: { field: 'image', max_bytes: limits.media_max_bytes },
    errors: [
      'media_required',
      'media_refused',
      'media_too_large',
      'image_not_drawn',
      'image_too_many_pixels',
    ],
  }),
  /**
   * Adds a file to the library under the name `filename`. With `temp` it is about to be sent instead: kept for a day
   * unless it is, and `filename` may be left out. Without `type` the file's bytes say what it is. With `ptt` a copy in
   * Ogg/Opus with one channel may come along as `voice`, to go out as a voice note where a number can send one.
   */
  uploadFile: defineCall({
    path: 'upload-file',
    access,
    input: z.object({
      type: mediaType.optional(),
      filename: text(255).default(''),
      temp: flag,
      ptt: flag,
    }),
    output: media,
    upload: { field: 'file', max_bytes: limits.media_max_bytes, companion: 'voice' },
    errors: [
      'media_required',
      'media_name_required',
      'media_refused',
      'media_too_large',
      'image_not_drawn',
      'image_too_many_pixels',
    ],
  }),
  /** The library, newest first. */
  getMedias: defineCall({
    path: 'get-medias-by-user',
    access,
    input: z.object({ type: mediaType.optional() }),
    output: z.array(media),
  }),
  /** Takes a file out of the library; messages and quick messages that carry it keep it. */
  deleteMedia: defineCall({
    path: 'delete-media',
    access,
    input: z.object({ media: z.union([ref('media'), z.object({ _id: ref('media') })]) }),
    output: done,
    errors: ['not_found'],
  }),
};
