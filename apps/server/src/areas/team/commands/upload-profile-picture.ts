import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { drawProfilePicture } from '../../../platform/pictures/profile-picture.ts';
import { presentPicture } from '../present.ts';

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
  const drawn = await drawProfilePicture({ account_id, bytes: file.bytes });
  if (drawn === 'too_many_pixels') throw new AppError('image_too_many_pixels');
  if (drawn === 'no_picture') throw new AppError('image_invalid');
  const picture = ids.next();
  await storage.put({ account_id, id: picture }, drawn.bytes);
  const old = await db.transaction((tx) => replacePicture(tx, session.user_id, picture));
  if (old) await storage.remove({ account_id, id: old });
  return presentPicture({ account_id, picture }, links) ?? '';
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
