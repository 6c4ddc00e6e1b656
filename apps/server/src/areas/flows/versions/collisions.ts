import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { normalise } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DraftRow } from '../drafts.ts';
import type { FlowRow } from '../flow-rows.ts';
import { readDrawn } from './read-drawn.ts';

/** Warns about keywords that also start another flow: one of the two never starts. */
export function sharedKeywords(
  { id, trigger, keywords, match }: DraftRow,
  others: readonly FlowRow[],
): FlowProblem[] {
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

/**
 * Warns about phrases that also apply everywhere from another published flow: in a third flow only one of them is
 * heard.
 */
export async function sharedPhrases(
  db: Queryable & { readonly account_id: string },
  { id, document }: DraftRow,
): Promise<FlowProblem[]> {
  const own = phrasesEverywhere(document);
  if (!own.length) return [];
  const others = await db.rows<{ name: string; document: unknown }>(
    sql`select f.name, v.document from flows f
      join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
      where f.account_id = ${db.account_id} and not f.filed and f.everywhere and f.id <> ${id}
      order by f.created, f.id`,
  );
  return others.flatMap(({ name, document: theirs }) => {
    const taken = new Set(phrasesEverywhere(readDrawn(theirs)).map(({ phrase }) => normalise(phrase)));
    return own
      .filter(({ phrase }) => taken.has(normalise(phrase)))
      .map(({ node, phrase }): FlowProblem => {
        const message = `A frase “${phrase}” também vale em todos os fluxos a partir de “${name}”, e só um dos dois a ouve. Troque-a em um deles.`;
        return { node, severity: 'warning', message };
      });
  });
}

function phrasesEverywhere({ nodes }: FlowDocument): { node: string; phrase: string }[] {
  return nodes.flatMap((node) =>
    node.type === 'global' && node.settings.scope === 'all'
      ? node.settings.phrases.map((phrase) => ({ node: node.id, phrase }))
      : [],
  );
}
