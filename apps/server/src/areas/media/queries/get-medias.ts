import type { calls, Media, ParsedInput } from '@prosa/contract';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { MediaRow } from '../keep-file.ts';
import { presentMedia } from '../present.ts';

type Input = ParsedInput<typeof calls.getMedias>;

const maxShown = 1000;

/** Lists the library, newest first; files of one type or all. */
export async function getMedias({ db, links }: CallContext, { type }: Input): Promise<Media[]> {
  const ofType = type === undefined ? sql`true` : sql`type = ${type}`;
  const rows = await db.rows<MediaRow>(
    sql`select account_id, id, type, mime, name, size, ptt, voice, width, height, has_thumbnail, created from media
      where account_id = ${db.account_id} and kept = 'library' and ${ofType}
      order by created desc, id desc limit ${raw(String(maxShown))}`,
  );
  return rows.map((row) => presentMedia(row, { links }));
}
