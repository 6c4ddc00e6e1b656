import type { AudienceFilter, LastTalk, VariableCondition } from '@prosa/contract';
import { every, sql, type Sql } from '../../../platform/db/sql.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Where and when a filter is looked at. */
export interface Looking {
  account_id: string;
  now: Date;
}

/** Returns the condition that a contact `c` meets the filter. */
export function matching(filter: AudienceFilter, looking: Looking): Sql {
  const { tags_any, tags_all, tags_none, variables } = filter;
  const tagged = (ids: readonly string[]) => sql`select from contact_tags g
    where g.account_id = c.account_id and g.contact_id = c.id and g.tag_id = any(${ids}::uuid[])`;
  return every([
    sql`c.account_id = ${looking.account_id}`,
    ...(tags_any.length ? [sql`exists (${tagged(tags_any)})`] : []),
    ...[...new Set(tags_all)].map((id) => sql`exists (${tagged([id])})`),
    ...(tags_none.length ? [sql`not exists (${tagged(tags_none)})`] : []),
    ...variables.map(variableMeets),
    ...talked(filter, looking),
  ]);
}

function variableMeets({ name, test, value }: VariableCondition): Sql {
  const held = sql`search_form(coalesce(c.data ->> ${name}, ''))`;
  const wanted = sql`search_form(${value.trim()})`;
  switch (test) {
    case 'equals':
      return sql`${held} = ${wanted}`;
    case 'differs':
      return sql`${held} <> ${wanted}`;
    case 'contains':
      return sql`strpos(${held}, ${wanted}) > 0`;
    case 'filled':
      return sql`coalesce(c.data ->> ${name}, '') <> ''`;
    case 'empty':
      return sql`coalesce(c.data ->> ${name}, '') = ''`;
    default:
      return test satisfies never;
  }
}

/** Returns the conditions on the contact's conversations: over which number, in which department, and when. */
function talked({ last_talk, channel, department }: AudienceFilter, looking: Looking): Sql[] {
  if (!last_talk && channel === null && department === null) return [];
  const among = every([
    sql`v.account_id = c.account_id and v.contact_id = c.id`,
    ...(channel === null ? [] : [sql`v.channel_id = ${channel}`]),
    ...(department === null ? [] : [sql`v.department_id = ${department}`]),
  ]);
  const talks = (also: Sql) => sql`exists (select from conversations v where ${among} and ${also})`;
  if (!last_talk) return [talks(sql`true`)];
  if (last_talk.is === 'never') return [sql`not ${talks(sql`true`)}`];
  const since = talks(sql`v.last_activity >= ${momentOf(last_talk, looking)}`);
  const isRecent = last_talk.is === 'within' || last_talk.is === 'since';
  return isRecent ? [since] : [talks(sql`true`), sql`not ${since}`];
}

/** Returns the moment with which a last talk is compared; a day begins in the company's time zone. */
function momentOf({ is, days, day }: LastTalk, { account_id, now }: Looking): Sql {
  const isCounted = is === 'within' || is === 'older';
  if (isCounted) return sql`${new Date(now.getTime() - days * dayMs)}::timestamptz`;
  return sql`(select ${day}::date::timestamp at time zone time_zone from accounts where id = ${account_id})`;
}
