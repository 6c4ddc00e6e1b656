import { calls, type CallOutput, type ContactImport } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery, useCall } from '../../../lib/api/use-call.ts';
import { useLive } from '../../../lib/live.tsx';

type Shown = CallOutput<typeof calls.getContactImport>;

const atWork = new Set<ContactImport['state']>(['analysing', 'importing', 'cancelling', 'undoing']);

/** Reads an import with its first rows and keeps it up to date while it is shown. */
export function useContactImport(import_id: string | null) {
  const client = useQueryClient();
  const asked = { import_id: import_id ?? '' };
  const { queryKey } = callQuery(calls.getContactImport, asked);
  const known = client.getQueryData<Shown>(queryKey)?.import;
  useLive('contact_import', ({ import: row }) => {
    if (row._id !== import_id) return;
    const before = client.getQueryData<Shown>(queryKey)?.import.state;
    client.setQueryData<Shown>(queryKey, (shown) => shown && { ...shown, import: row });
    // Another state shows other rows; progress alone does not.
    if (before !== row.state) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: callKey(calls.getContactImports) });
  });
  return useCall(calls.getContactImport, asked, {
    enabled: import_id !== null,
    // The live event comes at once; polling covers a lost connection.
    refetchInterval: !known || atWork.has(known.state) ? 5000 : undefined,
  });
}
