import type { FlowProblem } from '@prosa/contract';
import { problemsOf, startLoops, type Known } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DraftRow } from '../drafts.ts';
import { flowsInUse } from '../flow-rows.ts';
import { closureOf } from './closure.ts';
import { sharedKeywords, sharedPhrases } from './collisions.ts';
import { sharedTags, startCircles } from './start-circles.ts';
import { numbersOf } from './numbers.ts';

type Company = Queryable & { readonly account_id: string };

/** Returns what the server finds wrong with a draft, including what only the server can know. */
export async function problemsOfDraft(db: Company, draft: DraftRow): Promise<FlowProblem[]> {
  const { id: flow_id, name, document } = draft;
  const [known, capabilities, called, flows, phrases] = await Promise.all([
    knownTo(db),
    numbersOf(db, draft),
    closureOf(db, { flow_id, name, version: 0, document }),
    flowsInUse(db),
    sharedPhrases(db, draft),
  ]);
  const problems = problemsOf(document, { ...known, capabilities, called, self: flow_id });
  const loops = draft.trigger ? startLoops(document, draft.events) : [];
  const circles = await startCircles(db, draft, flows);
  const tags = sharedTags(draft, flows, known.tags);
  return [...problems, ...loops, ...circles, ...sharedKeywords(draft, flows), ...tags, ...phrases];
}

type Named = { id: string; name: string };

async function knownTo(db: Company): Promise<Known & { tags: Named[] }> {
  const { account_id } = db;
  const [tags, departments, users, flows, media, fields, lasting, secrets] = await Promise.all([
    db.rows<Named>(sql`select id, name from tags where account_id = ${account_id} and not filed`),
    db.rows<Named>(sql`select id, name from departments where account_id = ${account_id} and not filed`),
    db.rows<Named>(sql`select id, name from users where account_id = ${account_id} and not filed`),
    db.rows<Named>(
      sql`select id, name from flows
        where account_id = ${account_id} and not filed and published_version is not null`,
    ),
    db.rows<Named & { speaks: boolean }>(
      sql`select id, name, voice is not null as speaks from media
        where account_id = ${account_id} and kept = 'library'`,
    ),
    // The newest contacts show which fields exist.
    db.rows<{ name: string }>(
      sql`select distinct field as name from (
          select data from contacts where account_id = ${account_id} order by created desc, id desc limit 500
        ) newest, jsonb_object_keys(newest.data) field`,
    ),
    // What any published flow stores beyond its runs.
    db.rows<{ name: string }>(
      sql`select distinct case one ->> 'scope' when 'contact' then 'contato.' else 'conversa.' end
          || (one ->> 'variable') as name
        from flows f
        join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version,
          jsonb_path_query(v.document, '$.nodes[*] ? (@.type == "set").settings.assignments[*]') one
        where f.account_id = ${account_id} and not f.filed and one ->> 'scope' in ('contact', 'conversation')`,
    ),
    db.rows<{ name: string; hosts: string[] }>(
      sql`select name, hosts from flow_secrets where account_id = ${account_id}`,
    ),
  ]);
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    tags,
    departments,
    users,
    flows,
    media,
    voice_notes: media.filter(({ speaks }) => speaks).map(({ id }) => id),
    fields: namesOf(fields),
    lasting: namesOf(lasting),
    secrets,
  };
}
