import { AppError } from '../../platform/http/app-error.ts';
import type { Drawing } from '../../platform/pictures/draw.ts';
import { drawPicture } from '../../platform/pictures/pictures.ts';

const small: Drawing = { side: 640, fit: 'inside', format: 'webp', qualities: [76] };
const maxSide = 4096;

/** A picture's size as one sees it, and a small copy to show first. */
export interface PictureFacts {
  width: number;
  height: number;
  thumbnail: Buffer;
}

/** Bytes of a company. */
export interface OfCompany {
  account_id: string;
  bytes: Uint8Array;
}

/** Measures a picture and draws it small; null when it cannot be drawn, or has more pixels than we decode. */
export async function drawSmall(given: OfCompany): Promise<PictureFacts | null> {
  const result = await drawPicture({ ...given, drawings: [small] });
  if (typeof result === 'string') return null;
  const { width, height, drawn } = result;
  return drawn[0] ? { width, height, thumbnail: drawn[0].bytes } : null;
}

/** As phones take stickers: WebP, this many pixels wide and high, in at most so many bytes. */
const sticker: Drawing = {
  side: 512,
  fit: 'contain',
  format: 'webp',
  qualities: [82, 60, 35, 10],
  maxBytes: 100 * 1024,
};

/** A picture as a sticker: whole, in the middle, on nothing. Null when it cannot be drawn, or not that small. */
export async function drawSticker(given: OfCompany): Promise<Buffer | null> {
  const result = await drawPicture({ ...given, drawings: [sticker] });
  return typeof result === 'string' ? null : (result.drawn[0]?.bytes ?? null);
}

/**
 * Redraws a JPEG or PNG that somebody uploads: upright, at most 4096 px, without metadata (a photo tells where it
 * was taken) and without anything hidden behind the picture. Throws image_not_drawn and image_too_many_pixels.
 */
export async function redraw(
  given: OfCompany,
  mime: string,
): Promise<{ bytes: Buffer; picture: PictureFacts }> {
  const format = mime === 'image/png' ? 'png' : 'jpeg';
  const own: Drawing = { side: maxSide, fit: 'inside', format, qualities: [88] };
  const result = await drawPicture({ ...given, drawings: [own, small] });
  if (result === 'too_many_pixels') throw new AppError('image_too_many_pixels');
  const [drawn, thumbnail] = result === 'undrawable' ? [] : result.drawn;
  if (!drawn || !thumbnail) throw new AppError('image_not_drawn');
  const { bytes, width, height } = drawn;
  return { bytes, picture: { width, height, thumbnail: thumbnail.bytes } };
}
