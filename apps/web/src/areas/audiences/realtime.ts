import { calls, type CallOutput } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../lib/api/use-call.ts';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

type AudiencePage = CallOutput<typeof calls.getAudiences>;

/** Keeps audiences live: they are read again when one changed, and show how far an import has come. */
export function useRealtime(): void {
  const client = useQueryClient();
  useLive('contact_import', ({ import: { _id, progress, counts } }) => {
    const { valid, rejected } = counts;
    client.setQueriesData<AudiencePage>({ queryKey: callKey(calls.getAudiences) }, (page) => {
      if (!page?.data.some(({ source }) => source?.import_id === _id)) return page;
      const data = page.data.map((audience) =>
        audience.source?.import_id === _id
          ? { ...audience, source: { ...audience.source, progress, valid, rejected } }
          : audience,
      );
      return { ...page, data };
    });
  });
  useLiveRefresh({
    on: ['audiences_changed'],
    of: [calls.getAudiences, calls.getAudience, calls.getAudiencePeople],
    delay: 200,
  });
}
