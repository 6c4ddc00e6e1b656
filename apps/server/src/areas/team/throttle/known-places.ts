import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MemberKey } from '../reader.ts';

/** Where a sign-in comes from. */
export interface Origin {
  network: string;
  /** The token the browser keeps; null when it has none. */
  device: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A place where the person has not signed in for this long is unknown again. */
export const knownForMs = 90 * dayMs;
const maxPlaces = 30;

const deviceKey = (token: string) => `device ${tokenHash(token)}`;
const networkPlace = (network: string) => `network ${network}`;

/**
 * Returns the place at which the person is known: their browser, else their network; null for an unknown place, and
 * for no person. The same work in every case.
 */
export async function knownPlace(
  db: Queryable,
  member: MemberKey | null,
  { network, device, now }: Origin & { now: Date },
): Promise<string | null> {
  const wanted = [...(device ? [deviceKey(device)] : []), networkPlace(network)];
  const rows = await db.rows<{ key: string }>(
    sql`select key from known_places
      where account_id = ${member?.account_id ?? null} and user_id = ${member?.user_id ?? null}
        and key = any(${wanted}) and used > ${new Date(now.getTime() - knownForMs)}`,
    'known_place',
  );
  return wanted.find((key) => rows.some((row) => row.key === key)) ?? null;
}

/**
 * Remembers where a person signed in. Returns the token for their browser to keep: its present one if the server
 * issued it, otherwise a fresh one, so that nobody can plant a token.
 */
export async function rememberPlace(
  { acrossAccounts, forAccount }: Database,
  member: MemberKey,
  { network, device, now, ids }: Origin & { now: Date; ids: Ids },
): Promise<string> {
  const isOurs =
    device &&
    (await acrossAccounts.row(sql`select from known_places where key = ${deviceKey(device)} limit 1`));
  const token = device && isOurs ? device : ids.secret();
  const { account_id, user_id } = member;
  const db = forAccount(account_id);
  await db.run(
    sql`insert into known_places (account_id, user_id, key, used)
      select ${account_id}, ${user_id}, key, ${now}::timestamptz
      from unnest(${[deviceKey(token), networkPlace(network)]}::text[]) as key
      on conflict (account_id, user_id, key) do update set used = excluded.used`,
    'remember_place',
  );
  await db.run(
    sql`delete from known_places where account_id = ${account_id} and user_id = ${user_id} and key in (
      select key from known_places where account_id = ${account_id} and user_id = ${user_id}
      order by used desc, key offset ${maxPlaces})`,
    'forget_oldest_places',
  );
  return token;
}
