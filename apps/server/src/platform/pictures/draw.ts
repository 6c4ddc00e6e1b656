import sharp, { type Sharp } from 'sharp';

/** A picture to make from another. */
export interface Drawing {
  /** The most pixels of width and of height. */
  side: number;
  /** `contain`: padded to exactly that size, on transparency. `inside`: never enlarged. */
  fit: 'contain' | 'inside';
  format: 'jpeg' | 'png' | 'webp';
  /** Tried in turn until the result is small enough. */
  qualities?: readonly number[];
  maxBytes?: number;
  /** The colour behind transparent parts. */
  background?: string;
}

/** What was rendered; null when no quality made it small enough. */
export type Drawn = { bytes: Buffer; width: number; height: number } | null;

/** A picture's own size as people see it (upright), and what was rendered of it, in the order asked for. */
export interface Drawings {
  width: number;
  height: number;
  drawn: Drawn[];
}

/** Why there is no result: bytes that are not a picture, or more pixels than are decoded. */
export type DrawingProblem = 'undrawable' | 'too_many_pixels';

interface Asked {
  maxPixels: number;
  drawings: readonly Drawing[];
}

/** Reads a picture's header, decodes it once and renders all that is wanted from that. */
export async function draw(
  bytes: Uint8Array,
  { maxPixels, drawings }: Asked,
): Promise<Drawings | DrawingProblem> {
  try {
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'too_many_pixels';
    const decoded = await decode(bytes, { maxPixels, side: Math.max(...drawings.map(({ side }) => side)) });
    const drawn: Drawn[] = [];
    for (const drawing of drawings) drawn.push(await drawOne(decoded, drawing));
    return { ...autoOrient, drawn };
  } catch {
    return 'undrawable'; // sharp names no error kinds: what it cannot render counts as no picture
  }
}

/** Decodes a picture upright, without whatever else the file held, no larger than the largest size wanted. */
async function decode(
  bytes: Uint8Array,
  { maxPixels, side }: { maxPixels: number; side: number },
): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function drawOne(decoded: Sharp, { qualities = [80], maxBytes, ...drawing }: Drawing): Promise<Drawn> {
  for (const quality of qualities) {
    const { data, info } = await shaped(decoded.clone(), drawing)
      .toFormat(drawing.format, drawing.format === 'png' ? {} : { quality })
      .toBuffer({ resolveWithObject: true });
    if (maxBytes === undefined || data.byteLength <= maxBytes)
      return { bytes: data, width: info.width, height: info.height };
  }
  return null;
}

function shaped(picture: Sharp, { side, fit, background }: Omit<Drawing, 'qualities' | 'maxBytes'>): Sharp {
  const sized = picture.resize(side, side, {
    fit,
    withoutEnlargement: fit === 'inside',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return background ? sized.flatten({ background }) : sized;
}
