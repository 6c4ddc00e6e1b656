import { shallowEqual } from '@mantine/hooks';
import { replaceEqualDeep } from '@tanstack/react-query';

interface Row {
  _id: string;
}

/**
 * Returns a query's `structuralSharing` for data whose rows are under `key`: rows with an unchanged id and content stay
 * the same objects, so that only the others render again. The cache's own comparison goes by place: it would recreate
 * every row after one that was inserted.
 */
export function shareRows(key: string): (before: unknown, after: unknown) => unknown {
  return (before, after) => {
    const rows = rowsOf(before, key);
    if (!rows) return after;
    const shared = { ...(after as object), [key]: sameRows(rows, rowsOf(after, key) ?? []) };
    return shallowEqual(before, shared) ? before : shared;
  };
}

function rowsOf(data: unknown, key: string): readonly Row[] | undefined {
  return (data as Record<string, readonly Row[]> | undefined)?.[key];
}

function sameRows(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row._id, row]));
  const shared = after.map((row) => {
    const earlier = known.get(row._id);
    return earlier && earlier !== row ? replaceEqualDeep(earlier, row) : row;
  });
  return shallowEqual(before, shared) ? before : shared;
}
