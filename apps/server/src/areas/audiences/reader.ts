import {
  limits,
  type Audience,
  type AudienceFilter,
  type AudienceKind,
  type AudienceState,
} from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { raw, sql, type Sql } from '../../platform/db/sql.ts';

/** The database as one company reaches it, or a transaction in it. */
export type AccountQueryable = Queryable & { readonly account_id: string };

/** An audience with what is known of the import it comes from. */
export interface AudienceRow {
  id: string;
  name: string;
  kind: AudienceKind;
  state: AudienceState;
  filter: AudienceFilter | null;
  import_id: string | null;
  create_contacts: boolean;
  props: string[];
  people: number;
  filed: boolean;
  created: Date;
  file_name: string | null;
  progress: number | null;
  valid: number | null;
  rejected: number | null;
}

const columns = sql`a.id, a.name, a.kind, a.state, a.filter, a.import_id, a.create_contacts, a.props, a.people, a.filed,
  a.created, i.file_name, i.progress, (i.counts ->> 'valid')::integer as valid,
  (i.counts ->> 'rejected')::integer as rejected`;
const tables = sql`audiences a left join contact_imports i on i.account_id = a.account_id and i.id = a.import_id`;
const countLimit = limits.search_total_cap + 1;

/** Reads the audience, or null when this company has none of that id in use. */
export function audienceById(db: AccountQueryable, id: string): Promise<AudienceRow | null> {
  return db.row(
    sql`select ${columns} from ${tables} where a.account_id = ${db.account_id} and a.id = ${id} and not a.filed`,
    'audience_by_id',
  );
}

interface Page {
  query: string;
  offset: number;
  limit: number;
}

/** Reads a page of the audiences in use, newest first, and how many there are, up to one above the cap. */
export async function audiencePage(
  db: AccountQueryable,
  { query, offset, limit }: Page,
): Promise<{ rows: AudienceRow[]; counted: number }> {
  const named: Sql = query ? sql`strpos(search_form(a.name), search_form(${query})) > 0` : sql`true`;
  const inUse = sql`a.account_id = ${db.account_id} and not a.filed and ${named}`;
  const [rows, total] = await Promise.all([
    db.rows<AudienceRow>(
      sql`select ${columns} from ${tables} where ${inUse}
        order by a.created desc, a.id desc limit ${raw(String(limit))} offset ${offset}`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted from (select from audiences a where ${inUse} limit ${countLimit}) as part`,
    ),
  ]);
  return { rows, counted: total?.counted ?? 0 };
}

/** Presents an audience for the web app. */
export function presentAudience(row: AudienceRow): Audience {
  const { id, name, kind, state, people, props, create_contacts, filter, filed } = row;
  const { import_id, file_name, progress, valid, rejected } = row;
  return {
    _id: id,
    name,
    kind,
    state,
    people: kind === 'living' ? null : people,
    props,
    create_contacts,
    filter,
    source:
      import_id === null
        ? null
        : {
            import_id,
            file_name: file_name ?? '',
            progress: progress ?? 0,
            valid: valid ?? 0,
            rejected: rejected ?? 0,
          },
    created: row.created.toISOString(),
    filed,
  };
}
