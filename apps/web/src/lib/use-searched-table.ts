import { limits } from '@prosa/contract';
import { useState } from 'react';

interface Rows<Row> {
  data: Row[];
  total: number;
  total_is_capped: boolean;
}

/** A reading call of a page, as `useCall` returns it. */
interface Reading<Row> {
  data: Rows<Row> | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  isPlaceholderData: boolean;
}

/**
 * Keeps which page of a table with a search is shown; another search starts at page 1 again. `asked` is the input of its
 * reading call, and `tableOf` turns the reading into what the table shows.
 */
export function useSearchedTable() {
  const [{ query, page }, setPlace] = useState({ query: '', page: 1 });
  const tableOf = <Row>({ data, error, refetch, isPlaceholderData }: Reading<Row>) => ({
    query,
    page: data,
    search: (wanted: string) => setPlace({ query: wanted, page: 1 }),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page,
      total: data.total,
      totalIsCapped: data.total_is_capped,
      pageSize: limits.page_size,
      onChange: (wanted: number) => setPlace({ query, page: wanted }),
    },
  });
  return { asked: { page, limit: limits.page_size, query }, tableOf };
}
