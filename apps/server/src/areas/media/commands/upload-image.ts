import type { Media } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { saveUpload } from './save-upload.ts';

/** Stores a picture that is about to be sent. */
export function uploadImage(context: CallContext): Promise<Media> {
  return saveUpload(context, { type: 'image', name: '', kept: 'upload', ptt: false });
}
