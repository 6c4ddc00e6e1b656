import type { FlowProblem } from '@prosa/contract';
import { normalise, problemsOf, type Known } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import type { DraftRow } from '../drafts.ts';
import { flowsInUse, type FlowRow } from '../flow-rows.ts';

type Company = Queryable & { readonly account_id: string };

/** What the server finds wrong with a draft, the things that only it can know included. */
export async function problemsOfDraft(db: Company, draft: DraftRow): Promise<FlowProblem[]> {
  const [known, capabilities, others] = await Promise.all([
    knownTo(db),
    numbersOf(db, draft),
    flowsInUse(db),
  ]);
  return [...problemsOf(draft.document, { ...known, capabilities }), ...collisions(draft, others)];
}

type Named = { id: string; name: string };

async function knownTo(db: Company): Promise<Known> {
  const { account_id } = db;
  const [tags, departments, users, flows, media, fields, lasting] = await Promise.all([
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
    // The newest contacts tell which fields there are.
    db.rows<{ name: string }>(
      sql`select distinct field as name from (
          select data from contacts where account_id = ${account_id} order by created desc, id desc limit 500
        ) newest, jsonb_object_keys(newest.data) field`,
    ),
    // What any flow that runs keeps beyond its runs.
    db.rows<{ name: string }>(
      sql`select distinct case one ->> 'scope' when 'contact' then 'contato.' else 'conversa.' end
          || (one ->> 'variable') as name
        from flows f
        join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version,
          jsonb_path_query(v.document, '$.nodes[*] ? (@.type == "set").settings.assignments[*]') one
        where f.account_id = ${account_id} and not f.filed and one ->> 'scope' in ('contact', 'conversation')`,
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
  };
}

/** The numbers that answer with a flow: first of all, or when something of its own starts it. */
async function numbersOf(
  db: Company,
  { id, trigger, disabled_chips }: DraftRow,
): Promise<NonNullable<Known['capabilities']>> {
  const rows = await db.rows<{ name: string; driver: string }>(
    sql`select name, driver from channels
      where account_id = ${db.account_id} and not filed
        and (redirect = 'flow_chatbot' and flow_id = ${id} or ${trigger} and id <> all(${disabled_chips}::text[]))
      order by name`,
  );
  return rows.map(({ name, driver }) => {
    const { sends, voiceNote: voice_notes } = capabilitiesOf(driver);
    return { name, sends, voice_notes };
  });
}

/** Keywords that start another flow too: one of the two never starts. */
function collisions({ id, trigger, keywords, match }: DraftRow, others: readonly FlowRow[]): FlowProblem[] {
  if (!trigger || match === 'regex') return [];
  const own = new Map(keywords.map((keyword) => [normalise(keyword), keyword]));
  return others
    .filter((other) => other.id !== id && other.trigger && other.match !== 'regex')
    .flatMap(({ name, keywords: theirs }) =>
      theirs.flatMap((keyword): FlowProblem[] => {
        const same = own.get(normalise(keyword));
        if (same === undefined) return [];
        const message = `A palavra-chave “${same}” também inicia o fluxo “${name}”: vale o de maior prioridade, depois o mais antigo. Troque-a em um dos dois.`;
        return [{ node: null, severity: 'warning', message }];
      }),
    );
}
