import type { FlowProblem } from '@prosa/contract';
import { nodesThatStart } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DraftRow } from '../drafts.ts';
import type { FlowRow } from '../flow-rows.ts';
import { startsByItself } from '../starts/happening.ts';
import { readDrawn } from './read-drawn.ts';

/** Warns about published flows that start this one by what they do, and are started by what it does. */
export async function startCircles(
  db: Queryable & { readonly account_id: string },
  { id, document, trigger, events }: DraftRow,
  flows: readonly FlowRow[],
): Promise<FlowProblem[]> {
  if (!trigger) return [];
  const started = flows.filter(
    (other) => other.id !== id && startsByItself(other) && nodesThatStart(document, other.events).length > 0,
  );
  if (!started.length) return [];
  const rows = await db.rows<{ name: string; document: unknown }>(
    sql`select f.name, v.document from flows f
      join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
      where f.account_id = ${db.account_id} and f.id = any(${started.map((other) => other.id)}::uuid[])
      order by f.created, f.id`,
  );
  return rows
    .filter((other) => nodesThatStart(readDrawn(other.document), events).length > 0)
    .map(({ name }): FlowProblem => {
      const message = `Este fluxo e “${name}” começam um ao outro sem que o cliente escreva. Eles param depois de cinco vezes sem resposta: mude o gatilho de um deles.`;
      return { node: null, severity: 'warning', message };
    });
}

/** Warns about tags of the trigger that are archived, and about those that also start another flow. */
export function sharedTags(
  { id, trigger, events: { tagged } }: DraftRow,
  flows: readonly FlowRow[],
  tags: readonly { id: string; name: string }[],
): FlowProblem[] {
  if (!trigger || !tagged) return [];
  const others = flows.filter((other) => other.id !== id && startsByItself(other));
  return tagged.tags.flatMap((wanted) => {
    const tag = tags.find((one) => one.id === wanted);
    if (!tag)
      return [flowWarning('Escolha outra tag no gatilho: uma delas foi arquivada e não começa mais nada.')];
    return others
      .filter((other) => other.events.tagged?.tags.includes(wanted))
      .map(({ name }) =>
        flowWarning(
          `A tag “${tag.name}” também começa o fluxo “${name}”: vale o de maior prioridade, depois o mais antigo.`,
        ),
      );
  });
}

function flowWarning(message: string): FlowProblem {
  return { node: null, severity: 'warning', message };
}
