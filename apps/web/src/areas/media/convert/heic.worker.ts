import openDecoder from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** The picture as a JPG; null where it cannot be decoded. */
export interface HeicAnswer {
  picture: Blob | null;
}

/** A phone's camera takes 48 million pixels; what claims more would fill the memory. */
const maxPixels = 60_000_000;

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void decode(new Uint8Array(data))
    .catch(() => null)
    .then((picture) => self.postMessage({ picture } satisfies HeicAnswer));
});

async function decode(bytes: Uint8Array): Promise<Blob | null> {
  const { HeifDecoder } = await openDecoder();
  const [picture] = new HeifDecoder().decode(bytes);
  if (!picture) return null;
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > maxPixels) return null;
  const pixels = new ImageData(width, height);
  const isShown = await new Promise<boolean>((resolve) => {
    picture.display(pixels, (shown) => resolve(shown !== null));
  });
  if (!isShown) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
