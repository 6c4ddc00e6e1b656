import { calls, type Media } from '@prosa/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { upload } from '../../../lib/api/upload.ts';
import type { OutgoingMedia } from './outgoing-store.ts';
import { heldFile, noteProgress } from './held-files.ts';

/** Uploads the file of an outgoing message; the server keeps it for a day, until the message is sent. */
export async function uploadOutgoing(message_id: string, { type, ptt }: OutgoingMedia): Promise<Media> {
  const known = heldFile(message_id);
  if (!known) {
    throw new ApiError({
      kind: 'rejected',
      status: 0,
      message: 'A página recarregou antes de o arquivo chegar ao servidor. Descarte e anexe de novo.',
    });
  }
  const options = {
    file: known.file,
    signal: known.abort.signal,
    onProgress: (share: number) => noteProgress(message_id, share),
  };
  return type === 'image'
    ? upload(calls.uploadImage, {}, options)
    : upload(
        calls.uploadFile,
        { type, filename: known.file.name.slice(0, 255), temp: 'true', ptt: ptt ? 'true' : 'false' },
        options,
      );
}
