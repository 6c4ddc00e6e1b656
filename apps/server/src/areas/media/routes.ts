import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../platform/http/binding.ts';
import { deleteMedia } from './commands/delete-media.ts';
import { uploadFile } from './commands/upload-file.ts';
import { uploadImage } from './commands/upload-image.ts';
import { getMedias } from './queries/get-medias.ts';

export const mediaBindings: readonly Binding[] = [
  bind(calls.uploadImage, uploadImage),
  bind(calls.uploadFile, uploadFile),
  bind(calls.getMedias, getMedias),
  bind(calls.deleteMedia, deleteMedia),
];
