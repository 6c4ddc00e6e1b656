import { renamed } from './conversion-of.ts';
import { convertPicture } from './draw-picture.ts';
import type { HeicAnswer } from './heic.worker.ts';

const maxWaitMs = 60_000;

/** Returns a HEIC picture as a JPG, by the browser where it can (Safari), otherwise in a worker. Rejects if neither can. */
export async function convertHeic(file: File): Promise<File> {
  return convertPicture(file).catch(() => inWorker(file));
}

async function inWorker(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    const picture = await new Promise<Blob>((resolve, reject) => {
      const fail = () => reject(new DOMException('not decoded', 'EncodingError'));
      const timer = setTimeout(fail, maxWaitMs);
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => {
        clearTimeout(timer);
        if (data.picture) resolve(data.picture);
        else fail();
      });
      worker.postMessage(bytes, [bytes]);
    });
    return new File([picture], renamed(file.name, 'jpg'), { type: 'image/jpeg' });
  } finally {
    worker.terminate();
  }
}
