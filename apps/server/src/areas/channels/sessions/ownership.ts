import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { livingProcesses, processLocks } from '../../../platform/processes/process-lease.ts';
import type { Ownership } from './tenure.ts';
import { place, shed, type Scene } from './placement.ts';

type Across = Database['acrossAccounts'];

/** A channel that somebody should keep: wanted, or its row still claims a connection that nobody wants. */
const due = sql`not filed and (wanted or reset_requested or status in ('open', 'connecting'))`;

interface DueChannel {
  id: string;
  owner: number | null;
  /** Its row asks for more than to stay connected. */
  changing: boolean;
}

/** What a process has to do about the channels, as seen in one look. */
export interface Plan {
  /** Channels of this process that it should go on keeping. */
  own: ReadonlySet<string>;
  /** Those of them whose row asks for more than to stay connected. */
  changing: readonly string[];
  /** Channels that this process should take. */
  take: readonly string[];
  /** Owners of free channels that are gone for good. */
  gone: readonly number[];
  /** Channels that this process should hand over, because others have fewer. */
  shed: readonly string[];
  /** How many channels no process has room for. */
  unplaced: number;
  /** The numbers and processes that were seen. */
  scene: Scene;
}

/** Looks at what is free, what is owned by the process `me`, and at the living processes. */
export async function planRound(db: Across, me: number): Promise<Plan> {
  const { due: rows, ...scene } = await look(db, me);
  const own = rows.filter(({ owner }) => owner === me);
  const free = rows.filter(({ owner }) => owner !== me);
  const placed = place(
    free.map(({ id }) => id),
    scene,
  );
  const ids = own.map(({ id }) => id);
  return {
    own: new Set(ids),
    changing: own.filter(({ changing }) => changing).map(({ id }) => id),
    take: placed.get(me) ?? [],
    gone: [...new Set(free.flatMap(({ owner }) => owner ?? []))],
    shed: shed(ids, me, scene),
    unplaced: free.length - [...placed.values()].reduce((sum, part) => sum + part.length, 0),
    scene,
  };
}

interface Seen extends Scene {
  /** Channels that are free or owned by the process that looks. */
  due: readonly DueChannel[];
}

/** Reads all in one statement: counts that are newer than the free channels would place these wrongly. */
async function look(db: Across, me: number): Promise<Seen> {
  const row = await db.row<Seen>(
    sql`with living as materialized (${livingProcesses('sessions')}),
      due as materialized (
        select id, owner, not wanted or reset_requested as changing from channels where ${due}
      ), counts as (
        select owner, count(*) as kept from due group by owner
      ), mine as (
        select id::text, owner, changing from due
        where owner is null or owner = ${me} or owner not in (select id from living) order by due.id
      ), members as (
        select living.*, coalesce(kept, 0) as kept from living left join counts on counts.owner = living.id
      )
      select (select count(*)::int from due) as total,
        (select coalesce(json_agg(mine), '[]') from mine) as due,
        (select coalesce(json_agg(members), '[]') from members) as members`,
    'look_at_channels',
  );
  return row ?? { total: 0, due: [], members: [] };
}

/**
 * Takes channels for the process `me`, which must still hold its lock, and raises the epoch of each once. Those that
 * another process has taken or is writing meanwhile are left out. A process in `gone` never comes back under its id,
 * so its channels cannot have gained a living owner unnoticed.
 */
export function claimChannels(
  db: Across,
  me: number,
  { ids, gone }: { ids: readonly string[]; gone: readonly number[] },
): Promise<Ownership[]> {
  return db.rows<Ownership>(
    sql`with free as (
        select account_id, id from channels
        where id = any(${[...ids]}) and not filed
          and (owner is null or owner = ${me} or owner = any(${[...gone]}::int[]))
          and ${me}::bigint in (${processLocks}) and ${notFrozen('account_id')}
        for no key update skip locked
      )
      update channels c set owner = ${me}, lease_epoch = c.lease_epoch + 1 from free
      where c.account_id = free.account_id and c.id = free.id
      returning c.account_id, c.id, c.lease_epoch as epoch`,
    'claim_channels',
  );
}

/** Makes a channel free whose connection has ended, unless it has a new owner. */
export async function releaseChannel(
  db: Across,
  me: number,
  { account_id, id, epoch }: Ownership,
): Promise<void> {
  await db.run(
    sql`update channels set owner = null
      where account_id = ${account_id} and id = ${id} and owner = ${me} and lease_epoch = ${epoch}
        and ${notFrozen('account_id')}`,
    'release_channel',
  );
}
