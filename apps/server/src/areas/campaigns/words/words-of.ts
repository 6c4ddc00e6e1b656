import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { fillText, type Reader } from '../../sending/index.ts';
import type { AccountQueryable } from '../reader.ts';

/** Somebody of a campaign as they were when it started. */
export interface Person {
  name: string;
  phone: string | null;
  variables: Reader['variables'];
}

/** Writes the texts of a campaign for its people. */
export type Writer = (text: string, person: Person, now: Date) => string;

/** Reads what the texts of a campaign say besides its people. */
export async function writerOf(db: AccountQueryable, channel_id: string): Promise<Writer> {
  const place = await db.row<{ company: string; time_zone: string; channel: string }>(
    sql`select a.name as company, a.time_zone, ch.name as channel from accounts a
      join channels ch on ch.account_id = a.id where a.id = ${db.account_id} and ch.id = ${channel_id}`,
    'place_of_campaign',
  );
  const { company, time_zone, channel } = found(place);
  return (text, { name, phone, variables }, now) =>
    fillText(text, {
      name,
      phone: phone ?? '',
      variables,
      company,
      time_zone,
      channel: { id: channel_id, name: channel },
      now,
    });
}

/** Returns the version for the person at this place. Versions rotate, so each goes to equally many people. */
export function versionOf(place: number, message: readonly string[]): number {
  return message.length ? place % message.length : 0;
}
