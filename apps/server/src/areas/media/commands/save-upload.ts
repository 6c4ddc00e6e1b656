import type { Media, MediaType } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandAccepted, demandVoiceCopy } from '../accepted.ts';
import { displayName } from '../display-name.ts';
import { keepFile } from '../keep-file.ts';
import { nameless } from '../nameless.ts';
import { redraw, type OfCompany, type PictureFacts } from '../picture.ts';
import { presentMedia } from '../present.ts';
import { sniff, type Kind } from '../sniff.ts';

/** What the uploader says about a file. */
export interface Upload {
  /** Null when the bytes decide. */
  type: MediaType | null;
  /** The name it gets; empty for the file's own name. */
  name: string;
  kept: 'upload' | 'library';
  ptt: boolean;
}

/** Stores what a person uploads, once its bytes are acceptable; of a picture, our own rendering. */
export async function saveUpload(context: CallContext, { type, name, kept, ptt }: Upload): Promise<Media> {
  const { file, companion, db, session } = context;
  if (!file?.bytes.length) throw new AppError('media_required');
  const shown = displayName(file.file_name);
  const kind = await sniff({ bytes: file.bytes, file_name: shown, declared_type: type });
  demandAccepted(kind, type, file.bytes.length);
  const isVoice = ptt && kind.type === 'audio';
  if (companion) demandVoiceCopy(companion.bytes, { ptt: isVoice });
  const cleaned = await clean({ account_id: db.account_id, bytes: file.bytes }, kind);
  const row = await keepFile(context, db, {
    ...cleaned,
    kind,
    name: displayName(name) || shown || nameless[kind.type],
    kept,
    user_id: session.user_id,
    ptt: isVoice,
    voice_copy: companion?.bytes ?? null,
  });
  return presentMedia(row, context);
}

async function clean(
  given: OfCompany,
  { type, mime }: Kind,
): Promise<{ bytes: Uint8Array; picture: PictureFacts | null }> {
  return type === 'image' ? redraw(given, mime) : { bytes: given.bytes, picture: null };
}
