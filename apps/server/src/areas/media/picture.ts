import sharp from 'sharp';

const options = { limitInputPixels: 64_000_000, failOn: 'error' } as const;
const longestSide = 4096;
const thumbnailSide = 640;

/** A picture's size as one sees it, and a small copy to show first. */
export interface PictureFacts {
  width: number;
  height: number;
  thumbnail: Buffer;
}

/** Measures a picture and draws it small; null when it cannot be drawn, or has more pixels than we decode. */
export async function drawSmall(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    const { autoOrient } = await sharp(bytes, options).metadata();
    const thumbnail = await sharp(bytes, options)
      .autoOrient()
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, thumbnail };
  } catch {
    // sharp names no error kinds: what it cannot draw has no small picture, and that is the answer.
    return null;
  }
}

/**
 * Our own drawing of a JPEG or PNG that somebody uploads: upright, at most 4096 px, without metadata (a photo tells
 * where it was taken) and without anything hidden behind the picture. Null when it cannot be drawn.
 */
export async function redraw(bytes: Uint8Array, mime: string): Promise<Buffer | null> {
  try {
    const drawing = sharp(bytes, options)
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    return await (mime === 'image/png' ? drawing.png() : drawing.jpeg({ quality: 88 })).toBuffer();
  } catch {
    return null; // as above
  }
}
