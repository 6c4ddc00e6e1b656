import type { Transaction } from '../../platform/db/database.ts';
import { profilePictureKind, type ProfilePicture } from '../../platform/pictures/profile-picture.ts';
import { keepFile, type KeepTools } from './keep-file.ts';

const { mime, name } = profilePictureKind;

/** Stores a contact's picture, as we rendered it, as a file of the company; returns its id. */
export async function storeContactPicture(
  tools: KeepTools,
  tx: Transaction,
  { bytes, width, height }: ProfilePicture,
): Promise<string> {
  const { id } = await keepFile(tools, tx, {
    bytes,
    kind: { type: 'image', mime, extensions: ['jpg'] },
    name,
    kept: 'picture',
    user_id: null,
    ptt: false,
    picture: { width, height, thumbnail: null },
  });
  return id;
}
