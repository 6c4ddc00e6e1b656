import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { userChanged } from '../events.ts';
import { presentPicture } from '../present.ts';

const accepted = new Set(['image/jpeg', 'image/png']);
const side = 512;
const mostPixels = 40_000_000;

/** Stores one's picture and answers its address. What is kept is our own drawing of it, never the bytes sent. */
export async function uploadProfilePicture({
  db,
  session,
  file,
  ids,
  storage,
  links,
}: CallContext): Promise<string> {
  if (!file?.bytes.length) throw new AppError('image_required');
  const bytes = await redraw(file.bytes);
  const { account_id } = db;
  const picture = ids.next();
  await storage.put({ account_id, id: picture }, bytes);
  const old = await db.transaction((tx) => replacePicture(tx, session.user_id, picture));
  if (old) await storage.remove({ account_id, id: old });
  return presentPicture({ account_id, picture }, links) ?? '';
}

/** A JPEG of at most 512 px, upright, without metadata. Only what truly is a JPEG or PNG is decoded at all. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new AppError('image_invalid');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    // sharp names no error kinds: whatever it cannot draw is no picture, and that is the answer.
    throw new AppError('image_invalid');
  }
}

async function replacePicture(tx: Transaction, user_id: string, picture: string): Promise<string | null> {
  const own = sql`account_id = ${tx.account_id} and id = ${user_id}`;
  const row = await tx.row<{ profile_picture: string | null }>(
    sql`select profile_picture from users where ${own} for update`,
  );
  await tx.run(sql`update users set profile_picture = ${picture} where ${own}`);
  tx.record(userChanged(user_id));
  return row?.profile_picture ?? null;
}
