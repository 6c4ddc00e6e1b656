import type { calls, Media, ParsedInput } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { saveUpload } from './save-upload.ts';

type Input = ParsedInput<typeof calls.uploadFile>;

/** Stores a file for the library, where it needs a name; or, with `temp`, one that is about to be sent. */
export async function uploadFile(context: CallContext, input: Input): Promise<Media> {
  const { type = null, filename, temp, ptt } = input;
  const isTemporary = temp === 'true';
  if (!context.file?.bytes.length) throw new AppError('media_required');
  if (!isTemporary && !filename.trim()) throw new AppError('media_name_required');
  const media = await saveUpload(context, {
    type,
    name: filename,
    kept: isTemporary ? 'upload' : 'library',
    ptt: ptt === 'true',
  });
  if (!isTemporary) await recordChanged(context, media._id);
  return media;
}

function recordChanged({ db }: CallContext, media_id: string): Promise<void> {
  return db.transaction(async (tx) => tx.record({ type: 'medias.changed', payload: { media_id } }));
}
