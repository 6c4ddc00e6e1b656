import { fileTypeFromBuffer } from 'file-type';
import type { Drawing } from './draw.ts';
import { drawPicture } from './pictures.ts';

const accepted = new Set(['image/jpeg', 'image/png']);
const drawing: Drawing = {
  side: 512,
  fit: 'inside',
  format: 'jpeg',
  qualities: [85],
  background: '#ffffff',
};

/** How profile pictures are stored, of people of the team and of contacts. */
export const profilePictureKind = { mime: 'image/jpeg', name: 'foto.jpg' } as const;

/** A person's picture as it may be stored and shown. */
export interface ProfilePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Renders a profile picture: a JPEG of at most 512 px, upright, without metadata. Only bytes that really are JPEG or PNG
 * are decoded at all.
 */
export async function drawProfilePicture(given: {
  account_id: string;
  bytes: Uint8Array;
}): Promise<ProfilePicture | 'no_picture' | 'too_many_pixels'> {
  const type = await fileTypeFromBuffer(given.bytes);
  if (!type || !accepted.has(type.mime)) return 'no_picture';
  const result = await drawPicture({ ...given, drawings: [drawing] });
  if (result === 'too_many_pixels') return result;
  return result === 'undrawable' ? 'no_picture' : (result.drawn[0] ?? 'no_picture');
}
