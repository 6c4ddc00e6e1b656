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

/** As phones take stickers: WebP, this many pixels wide and high, in at most so many bytes. */
const sticker = { side: 512, mostBytes: 100 * 1024, qualities: [82, 60, 35, 10] } as const;

/** A picture as a sticker: whole, in the middle, on nothing. Null when it cannot be drawn, or not that small. */
export async function drawSticker(bytes: Uint8Array): Promise<Buffer | null> {
  const { side, mostBytes, qualities } = sticker;
  try {
    const drawing = sharp(bytes, options)
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
    for (const quality of qualities) {
      const drawn = await drawing.clone().webp({ quality }).toBuffer();
      if (drawn.byteLength <= mostBytes) return drawn;
    }
    return null;
  } catch {
    return null; // as above
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
