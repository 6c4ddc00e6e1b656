import type { Area } from '../../platform/area.ts';
import { forgetUploadDays } from '../../platform/http/upload-allowance.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { mediaChecks } from './checks.ts';
import { neededMedia } from './needed-files.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { mediaPresenter } from './realtime.ts';
import { mediaBindings } from './routes.ts';

export { storeContactPicture } from './contact-picture.ts';
export { eraseFiles, giveUpFiles } from './erase-files.ts';
export { filesByIds, keepQuickFile, keptFile, releaseQuickFile } from './carried/quick-files.ts';
export { removeFiles } from './remove-files.ts';
export { displayName } from './display-name.ts';
export { libraryFiles, type LibraryFile } from './library-files.ts';
export { mediaLink, thumbnailLink, voiceLink } from './media-link.ts';
export { sentFile } from './sent-file.ts';
export { stickerLink } from './sticker.ts';
export { storeMedia, type IncomingFile } from './store-media.ts';
export { demandSize } from './accepted.ts';
export { takeForSending, type SentFile } from './take-for-sending.ts';
export type { Voice } from './voice-note.ts';

/** Files that customers and people send, and the library of those that are sent often. */
export const mediaArea: Area = {
  name: 'media',
  bindings: mediaBindings,
  presenters: [mediaPresenter],
  periodic: [
    { name: 'sweep of unused uploads', everyMs: hourMs, run: sweepUploads },
    { name: 'clean-up of upload counts', everyMs: hourMs, run: forgetUploadDays },
  ],
  neededFiles: neededMedia,
  checks: mediaChecks,
};
