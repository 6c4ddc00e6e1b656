import { limits, type calls, type CallOutput } from '@prosa/contract';

export type SearchPage = CallOutput<typeof calls.searchMessages>;

/** An answer of a search that looks through a bounded part in each call. */
interface Part<Hit> {
  data: Hit[];
  has_more: boolean;
  next: number | null;
}

export interface SearchProgress<Hit> {
  hits: readonly Hit[];
  /** Whether there certainly are more hits than these. */
  hasMore: boolean;
  /** Whether another stretch must be searched to find out. */
  wantsPage: boolean;
}

/**
 * Returns what a search shows after some answers, when `asked` pages are wanted; a call may search a stretch without
 * hits.
 */
export function searchProgress<Hit>(pages: readonly Part<Hit>[], asked: number): SearchProgress<Hit> {
  const found = pages.flatMap(({ data }) => data);
  const wanted = asked * limits.message_page;
  const last = pages.at(-1);
  const knowsMore = found.length > wanted || (found.length === wanted && last?.has_more === true);
  return {
    hits: found.slice(0, wanted),
    hasMore: knowsMore,
    wantsPage: !knowsMore && last !== undefined && last.next !== null,
  };
}
