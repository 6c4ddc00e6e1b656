import { Skeleton } from '@mantine/core';
import { calls, type AudienceFilter } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';

/** Shows how many contacts meet a living audience's filter now; the server counts them when somebody looks. */
export function LivingCount({ filter }: { filter: AudienceFilter }) {
  const { data, error } = useCall(calls.countAudiencePeople, { filter }, { staleTime: 30_000 });
  if (data) return <>{data.people.toLocaleString('pt-BR')}</>;
  if (error) return <span title={error.message}>—</span>;
  return <Skeleton width="2.5rem" height="0.75rem" />;
}
