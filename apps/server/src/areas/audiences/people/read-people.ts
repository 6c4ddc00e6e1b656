import type { AudiencePerson } from '@prosa/contract';
import { noRow } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { AccountQueryable, AudienceRow } from '../reader.ts';
import { matching } from './matching.ts';

/** A person of an audience, whatever its kind. */
export interface PersonRow {
  /** Sorts it within the audience; the next page begins after the last one. */
  place: string;
  phone: string | null;
  name: string;
  variables: Record<string, unknown>;
  contact_id: string | null;
  ignore: boolean;
}

export interface Stretch {
  /** `place` of the last person of the previous page; empty for the first page. */
  after: string;
  most: number;
  /** When a living audience is looked at. */
  now: Date;
}

/**
 * Reads the next people of an audience: in the order of the sheet or the copy, of a living one oldest contact first.
 */
export function readPeople(
  db: AccountQueryable,
  audience: Pick<AudienceRow, 'id' | 'kind' | 'filter'>,
  stretch: Stretch,
): Promise<PersonRow[]> {
  const { kind, filter } = audience;
  if (kind === 'living' && filter) {
    const after = uuid.test(stretch.after) ? stretch.after : noRow;
    return db.rows(
      sql`select c.id as place, c.phone, coalesce(c.override_name, c.name) as name, c.data as variables,
          c.id as contact_id, c.ignore
        from contacts c where ${matching(filter, { account_id: db.account_id, now: stretch.now })} and c.id > ${after}
        order by c.id limit ${stretch.most}`,
    );
  }
  const after = /^\d{1,9}$/.test(stretch.after) ? Number(stretch.after) : 0;
  return db.rows(
    sql`select p.position::text as place, p.phone,
        coalesce(nullif(p.name, ''), c.override_name, c.name, '') as name,
        p.variables, c.id as contact_id, coalesce(c.ignore, false) as ignore
      from audience_people p
      left join contacts c on c.account_id = p.account_id and c.phone = p.phone
      where p.account_id = ${db.account_id} and p.audience_id = ${audience.id} and p.position > ${after}
      order by p.position limit ${stretch.most}`,
    'audience_people_after',
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Presents a person of an audience. */
export function presentPerson({ phone, name, variables, contact_id, ignore }: PersonRow): AudiencePerson {
  return {
    phone: phone ?? '',
    name,
    variables: Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, String(value)])),
    contact_id,
    left_out: phone === null ? 'no_phone' : ignore ? 'ignored' : null,
  };
}
