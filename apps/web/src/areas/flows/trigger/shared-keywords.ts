import type { FlowSummary } from '@prosa/contract';
import { plainText } from '../../../lib/plain-text.ts';

/** A keyword that another flow's trigger has too. */
export interface SharedKeyword {
  keyword: string;
  /** Names of the other flows. */
  flows: string[];
}

/** Returns the keywords that other flows have as well, whatever the capitals and accents. */
export function sharedKeywords(
  keywords: readonly string[],
  others: readonly Pick<FlowSummary, 'name' | 'trigger' | 'keywords'>[],
): SharedKeyword[] {
  return keywords.flatMap((keyword) => {
    const flows = others.filter((other) => other.trigger && other.keywords.some(is(keyword)));
    return flows.length > 0 ? [{ keyword, flows: flows.map(({ name }) => name) }] : [];
  });
}

/** Returns the same for a flow of the list, compared with all others. Expressions share nothing. */
export function sharedWith(flow: FlowSummary, flows: readonly FlowSummary[]): SharedKeyword[] {
  if (!flow.trigger || flow.match === 'regex') return [];
  const others = flows.filter(({ _id, match }) => _id !== flow._id && match !== 'regex');
  return sharedKeywords(flow.keywords, others);
}

function is(keyword: string): (other: string) => boolean {
  const wanted = plainText(keyword);
  return (other) => plainText(other) === wanted;
}
