import sharp, { type Sharp } from 'sharp';

/** A picture that is made from another. */
export interface Drawing {
  /** At most so many pixels wide and high. */
  side: number;
  /** Alone at that size, on nothing, or no larger than it is. */
  fit: 'contain' | 'inside';
  format: 'jpeg' | 'png' | 'webp';
  /** Tried one after the other until it is small enough. */
  qualities?: readonly number[];
  maxBytes?: number;
  /** The colour behind what is transparent. */
  background?: string;
}

/** What was drawn; null where no quality made it small enough. */
export type Drawn = { bytes: Buffer; width: number; height: number } | null;

/** A picture's own size as one sees it, and what was drawn of it, in the order asked for. */
export interface Drawings {
  width: number;
  height: number;
  drawn: Drawn[];
}

/** Why there is none: bytes that are no picture, or more pixels than are decoded. */
export type DrawingProblem = 'undrawable' | 'too_many_pixels';

interface Asked {
  maxPixels: number;
  drawings: readonly Drawing[];
}

/** Looks at a picture's head, decodes it once and draws all that is wanted from that. */
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
    return 'undrawable'; // sharp names no error kinds: what it cannot draw is no picture, and that is the answer
  }
}

/** Pixels, upright and without whatever else the file held, no larger than the largest drawing. */
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
