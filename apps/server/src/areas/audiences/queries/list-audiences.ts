import { limits, type CallOutput, type calls, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { found } from '../../../platform/http/app-error.ts';
import { audienceById, audiencePage, presentAudience } from '../reader.ts';

/** Returns a page of the audiences in use, newest first: all of them, or those whose name contains the query. */
export async function listAudiences(
  { db }: CallContext,
  { page, limit, query }: ParsedInput<typeof calls.getAudiences>,
): Promise<CallOutput<typeof calls.getAudiences>> {
  const { rows, counted } = await audiencePage(db, {
    query: query.trim(),
    limit,
    offset: (page - 1) * limit,
  });
  const cap = limits.search_total_cap;
  return { data: rows.map(presentAudience), total: Math.min(counted, cap), total_is_capped: counted > cap };
}

/** Returns one audience. */
export async function getAudience(
  { db }: CallContext,
  { audience_id }: ParsedInput<typeof calls.getAudience>,
): Promise<CallOutput<typeof calls.getAudience>> {
  return presentAudience(found(await audienceById(db, audience_id)));
}
