import type { Area } from '../../platform/area.ts';
import { forgetUploadDays } from '../../platform/http/upload-allowance.ts';
import { startHourly } from '../../platform/jobs/hourly.ts';
import { neededMedia } from './needed-files.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { mediaPresenter } from './realtime.ts';
import { mediaBindings } from './routes.ts';

export type { MediaEvents } from './events.ts';
export { eraseFiles, giveUpFiles } from './erase-files.ts';
export { displayName } from './display-name.ts';
export { libraryFiles, type LibraryFile } from './library-files.ts';
export { mediaLink, thumbnailLink, voiceLink } from './media-link.ts';
export { stickerLink } from './sticker.ts';
export { storeMedia, type IncomingFile } from './store-media.ts';
export { takeForSending, type SentFile } from './take-for-sending.ts';
export type { Voice } from './voice-note.ts';

/** Files that customers and people send, and the library of those that are sent often. */
export const mediaArea: Area = {
  name: 'media',
  bindings: mediaBindings,
  presenters: [mediaPresenter],
  jobs: [],
  neededFiles: neededMedia,
  work: (runtime) =>
    startHourly(runtime.log, 'sweep of unused uploads', async () => {
      await sweepUploads(runtime);
      await forgetUploadDays(runtime);
    }),
};
