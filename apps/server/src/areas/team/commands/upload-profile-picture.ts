import { fileTypeFromBuffer } from 'file-type';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Drawing } from '../../../platform/pictures/draw.ts';
import { drawPicture } from '../../../platform/pictures/pictures.ts';
import { presentPicture } from '../present.ts';

const accepted = new Set(['image/jpeg', 'image/png']);
const drawing: Drawing = {
  side: 512,
  fit: 'inside',
  format: 'jpeg',
  qualities: [85],
  background: '#ffffff',
};

/** Stores the person's picture and returns its address. What is stored is our own rendering, never the bytes sent. */
export async function uploadProfilePicture({
  db,
  session,
  file,
  ids,
  storage,
  links,
}: CallContext): Promise<string> {
  if (!file?.bytes.length) throw new AppError('image_required');
  const { account_id } = db;
  const bytes = await redraw(account_id, file.bytes);
  const picture = ids.next();
  await storage.put({ account_id, id: picture }, bytes);
  const old = await db.transaction((tx) => replacePicture(tx, session.user_id, picture));
  if (old) await storage.remove({ account_id, id: old });
  return presentPicture({ account_id, picture }, links) ?? '';
}

/**
 * Renders a JPEG of at most 512 px, upright, without metadata. Only bytes that really are JPEG or PNG are decoded at
 * all.
 */
async function redraw(account_id: string, bytes: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new AppError('image_invalid');
  const result = await drawPicture({ account_id, bytes, drawings: [drawing] });
  if (result === 'too_many_pixels') throw new AppError('image_too_many_pixels');
  const drawn = result === 'undrawable' ? null : result.drawn[0];
  if (!drawn) throw new AppError('image_invalid');
  return drawn.bytes;
}

async function replacePicture(tx: Transaction, user_id: string, picture: string): Promise<string | null> {
  const own = sql`account_id = ${tx.account_id} and id = ${user_id}`;
  const row = await tx.row<{ profile_picture: string | null }>(
    sql`select profile_picture from users where ${own} for update`,
  );
  await tx.run(sql`update users set profile_picture = ${picture} where ${own}`);
  tx.record({ type: 'user.changed', payload: { user_id } });
  return row?.profile_picture ?? null;
}
