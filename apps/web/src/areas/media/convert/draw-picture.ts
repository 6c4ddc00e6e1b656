import { renamed } from './conversion-of.ts';

const quality = 0.9;

/**
 * Returns a picture that this browser can decode as a JPG, or as a PNG where it is see-through; of a moving one the
 * first frame. Rejects where the browser cannot decode it.
 */
export async function convertPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = picture;
    const canvas = drawn(picture, { width, height });
    return isSeeThrough(canvas)
      ? await fileOf(canvas, file.name, 'png')
      : await fileOf(canvas, file.name, 'jpg');
  } finally {
    picture.close();
  }
}

/** Returns a picture as a JPG of at most that many bytes: at lower quality, then smaller. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of [4096, 2560, 1600, 1024]) {
      const share = Math.min(1, side / Math.max(picture.width, picture.height));
      const size = { width: Math.round(picture.width * share), height: Math.round(picture.height * share) };
      const small = await fileOf(drawn(picture, size, 'white'), file.name, 'jpg');
      if (small.size <= maxBytes) return small;
    }
  } finally {
    picture.close();
  }
  throw new DOMException('too large at any size', 'QuotaExceededError');
}

interface Size {
  width: number;
  height: number;
}

function drawn(picture: ImageBitmap, { width, height }: Size, paper?: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = contextOf(canvas);
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isSeeThrough(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new DOMException('no canvas', 'NotSupportedError');
  return context;
}

async function fileOf(canvas: OffscreenCanvas, name: string, extension: 'jpg' | 'png'): Promise<File> {
  const type = extension === 'jpg' ? 'image/jpeg' : 'image/png';
  return new File([await canvas.convertToBlob({ type, quality })], renamed(name, extension), { type });
}
