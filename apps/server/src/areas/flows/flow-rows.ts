import type { FlowTrigger } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';

/** A flow as stored in the table, without its drawing. */
export interface FlowRow extends FlowTrigger {
  id: string;
  name: string;
  filed: boolean;
  hold_hours: number;
  quiet_minutes: number;
  /** Whether its published version has phrases that apply in every flow. */
  everywhere: boolean;
  published_version: number | null;
  changed: boolean;
  revision: number;
  saved_by: string | null;
  saved_by_id: string | null;
  created: Date;
  updated: Date;
}

export const flowColumns = sql`f.id, f.name, f.filed, f.trigger, f.keywords, f.trigger_human, f.disabled_chips, f.match,
  f.occasions, f.events, f.priority, f.cooldown_minutes, f.hold_hours, f.quiet_minutes, f.everywhere, f.published_version, f.changed,
  f.revision, f.saved_by, f.saved_by_id, f.created, f.updated`;

/** Returns the company's flows in use, oldest first. */
export function flowsInUse(db: Queryable & { readonly account_id: string }): Promise<FlowRow[]> {
  return db.rows<FlowRow>(
    sql`select ${flowColumns} from flows f where f.account_id = ${db.account_id} and not f.filed
      order by f.created, f.id`,
    'flows_in_use',
  );
}
