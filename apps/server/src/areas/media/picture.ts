import { AppError } from '../../platform/http/app-error.ts';
import type { Drawing } from '../../platform/pictures/draw.ts';
import { drawPicture } from '../../platform/pictures/pictures.ts';

const small: Drawing = { side: 640, fit: 'inside', format: 'webp', qualities: [76] };
const maxSide = 4096;

/** A picture's size as people see it, and a thumbnail to show first; null for one that is small itself. */
export interface PictureFacts {
  width: number;
  height: number;
  thumbnail: Buffer | null;
}

/** Bytes that belong to a company. */
export interface OfCompany {
  account_id: string;
  bytes: Uint8Array;
}

/**
 * Measures a picture and renders its thumbnail; null when it cannot be rendered, or has more pixels than we decode.
 */
export async function drawSmall(given: OfCompany): Promise<PictureFacts | null> {
  const result = await drawPicture({ ...given, drawings: [small] });
  if (typeof result === 'string') return null;
  const { width, height, drawn } = result;
  return drawn[0] ? { width, height, thumbnail: drawn[0].bytes } : null;
}

/** As phones take stickers: WebP, this many pixels wide and high, up to this many bytes. */
const sticker: Drawing = {
  side: 512,
  fit: 'contain',
  format: 'webp',
  qualities: [82, 60, 35, 10],
  maxBytes: 100 * 1024,
};

/**
 * Renders a picture as a sticker: whole, centred, on transparency. Null when it cannot be rendered, or not small
 * enough.
 */
export async function drawSticker(given: OfCompany): Promise<Buffer | null> {
  const result = await drawPicture({ ...given, drawings: [sticker] });
  return typeof result === 'string' ? null : (result.drawn[0]?.bytes ?? null);
}

/**
 * Renders an uploaded JPEG or PNG again: upright, at most 4096 px, without metadata (a photo reveals where it was
 * taken) and without anything hidden behind the picture. Throws image_not_drawn and image_too_many_pixels.
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
