import { createHash } from 'node:crypto';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { drawProfilePicture } from '../../../platform/pictures/profile-picture.ts';
import { setPicture } from '../../contacts/index.ts';
import { eraseFiles, giveUpFiles, storeContactPicture } from '../../media/index.ts';
import type { ClaimedPicture } from './claim-picture.ts';

type Tools = Pick<Runtime, 'storage' | 'ids' | 'clock'>;

/**
 * Stores what the network answered about a contact's picture: our own rendering of it, or that there is none, which
 * takes the picture before away. Bytes that are no picture count as none.
 */
export async function keepPicture(
  tools: Tools,
  db: AccountDb,
  { contact_id, digest, bytes }: ClaimedPicture & { bytes: Uint8Array | null },
): Promise<void> {
  const came = bytes && createHash('sha256').update(bytes).digest('hex');
  if (came && came === digest) return db.transaction((tx) => noteAnswer(tx, { contact_id, digest }));
  const drawn = bytes && (await drawProfilePicture({ account_id: db.account_id, bytes }));
  const shown = typeof drawn === 'string' ? null : drawn;
  const spare = await db.transaction(async (tx) => {
    const picture = shown && (await storeContactPicture(tools, tx, shown));
    const unused = await setPicture(tx, { contact_id, picture });
    await noteAnswer(tx, { contact_id, digest: shown ? came : null });
    return unused === null ? 0 : giveUpFiles(tx, [unused]);
  });
  if (spare) await eraseFiles(tools.storage, db);
}

async function noteAnswer(
  tx: Parameters<typeof setPicture>[0],
  { contact_id, digest }: { contact_id: string; digest: string | null },
): Promise<void> {
  await tx.run(
    sql`update contact_pictures set answered = true, digest = ${digest}
      where account_id = ${tx.account_id} and contact_id = ${contact_id}`,
    'note_picture',
  );
}
