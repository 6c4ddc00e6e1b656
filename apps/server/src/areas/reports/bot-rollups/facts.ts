import { sql, type Sql } from '../../../platform/db/sql.ts';
import { allChannels } from '../rollups/ledger.ts';

/** Which rows are read again; null for all there are. */
export type Ids = readonly string[] | null;

const among = (column: Sql, ids: Ids, type: Sql): Sql =>
  ids === null ? sql`true` : sql`${column} = any(${ids}::${type}[])`;

/** The last step began because a customer did not answer. */
const isSilent = sql`coalesce(last.visit ->> 'port' = 'timeout'
  and last.visit ->> 'type' in ('menu', 'question', 'waitReply', 'consent'), false)`;

const outcome = sql`left(coalesce(lower(trim(r.state ->> 'outcome')), ''), 60)`;

const result = sql`case
  when r.handed or r.ending in ('human', 'failed', 'loop') then 'people'
  when r.ending is null then 'running'
  when r.ending = 'dead_end' then case when ${isSilent} then 'abandoned' else 'people' end
  when r.ending <> 'ended' then 'stopped'
  when ${outcome} = 'abandonado' or (${outcome} = '' and ${isSilent}) then 'abandoned'
  else 'ended' end`;

/**
 * Writes what is counted of runs, as the flows have them now. Tables of a statement: `before`, what stood there, and
 * `written`, what stands there now.
 */
export function writtenRuns(account_id: string, ids: Ids): Sql {
  return sql`source as (
      select r.id, r.conversation_id, r.contact_id, c.channel_id, r.flow_id, r.started,
        (r.started at time zone a.time_zone)::date as day, ${result} as result, ${outcome} as outcome
      from flow_runs r
      join conversations c on c.account_id = r.account_id and c.id = r.conversation_id
      join accounts a on a.id = r.account_id
      left join lateral (
        select s.visits -> 0 as visit from flow_steps s
        where s.account_id = r.account_id and s.run_id = r.id order by s.step desc limit 1
      ) last on true
      where r.account_id = ${account_id} and ${among(sql`r.id`, ids, sql`uuid`)}
    ), before as (
      select k.channel_id, k.day, k.flow_id, k.result, k.outcome from report_runs k
      where k.account_id = ${account_id} and k.id in (select id from source)
    ), written as (
      insert into report_runs (account_id, id, conversation_id, contact_id, channel_id, flow_id, started, day, result,
        outcome)
      select ${account_id}, id, conversation_id, contact_id, channel_id, flow_id, started, day, result, outcome
      from source
      on conflict (account_id, id) do update set conversation_id = excluded.conversation_id,
        contact_id = excluded.contact_id, channel_id = excluded.channel_id, day = excluded.day,
        result = excluded.result, outcome = excluded.outcome
      returning channel_id, day, flow_id, result, outcome
    )`;
}

/** Writes what is counted of scores, in the same way. */
export function writtenScores(account_id: string, ids: Ids): Sql {
  return sql`source as (
      select s.id, s.conversation_id, s.contact_id, c.channel_id, s.flow_id, s.asked,
        (s.asked at time zone a.time_zone)::date as day, s.scale, s.value, s.comment is not null as has_comment
      from conversation_scores s
      join conversations c on c.account_id = s.account_id and c.id = s.conversation_id
      join accounts a on a.id = s.account_id
      where s.account_id = ${account_id} and ${among(sql`s.id`, ids, sql`text`)}
    ), before as (
      select k.channel_id, k.day, k.flow_id, k.scale, k.value from report_scores k
      where k.account_id = ${account_id} and k.id in (select id from source)
    ), written as (
      insert into report_scores (account_id, id, conversation_id, contact_id, channel_id, flow_id, asked, day, scale,
        value, has_comment)
      select ${account_id}, id, conversation_id, contact_id, channel_id, flow_id, asked, day, scale, value, has_comment
      from source
      on conflict (account_id, id) do update set conversation_id = excluded.conversation_id,
        contact_id = excluded.contact_id, channel_id = excluded.channel_id, day = excluded.day,
        value = excluded.value, has_comment = excluded.has_comment
      returning channel_id, day, flow_id, scale, value
    )`;
}

/** Selects the daily numbers of runs from rows of `report_runs` or what a statement calls so; `n` is how many each is. */
export function runDays(account_id: string, rows: Sql, n: Sql): Sql {
  return sql`select ${account_id}::bigint as account_id, coalesce(channel_id, ${allChannels}) as channel_id, day, flow_id,
      result, outcome, ${n}::integer as runs
    from ${rows} group by day, flow_id, result, outcome, grouping sets ((channel_id), ())`;
}

/** Selects the daily numbers of scores in the same way; -1 stands for those without an answer. */
export function scoreDays(account_id: string, rows: Sql, n: Sql): Sql {
  return sql`select ${account_id}::bigint as account_id, coalesce(channel_id, ${allChannels}) as channel_id, day, flow_id,
      scale, coalesce(value, -1) as value, ${n}::integer as scores
    from ${rows} group by day, flow_id, scale, coalesce(value, -1), grouping sets ((channel_id), ())`;
}

/** Writes the branches of A/B tests that runs took, and what became of the runs. */
export function writtenBranches(account_id: string, ids: Ids): Sql {
  return sql`insert into report_branches (account_id, run_id, flow_id, node, branch, contact_id, channel_id, started, day,
      outcome)
    select distinct r.account_id, r.id, (visit ->> 'flow_id')::uuid, visit ->> 'node', substr(visit ->> 'port', 8),
      r.contact_id, r.channel_id, r.started, r.day, r.outcome
    from report_runs r
    join flow_steps s on s.account_id = r.account_id and s.run_id = r.id
    cross join jsonb_array_elements(s.visits) as visit
    where r.account_id = ${account_id} and ${among(sql`r.id`, ids, sql`uuid`)}
      and visit ->> 'type' = 'split' and starts_with(visit ->> 'port', 'branch:')
    on conflict (account_id, run_id, flow_id, node, branch) do update set contact_id = excluded.contact_id,
      day = excluded.day, outcome = excluded.outcome`;
}
