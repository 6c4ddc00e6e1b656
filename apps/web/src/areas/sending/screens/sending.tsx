import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SendingForm } from '../components/sending-form.tsx';
import { SendingNumbers } from '../components/sending-numbers.tsx';

/** Shows /envios: when and how much is sent without a person typing it. */
export function Sending() {
  const { data, error, refetch } = useCall(calls.getSendingSettings, {});
  return (
    <Page width="form">
      <PageHeader description="Vale para tudo o que sai sem que alguém da equipe escreva. As respostas do atendimento e dos robôs saem sempre na hora." />
      {data ? (
        <>
          <SendingNumbers />
          <SendingForm settings={data} />
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Page>
  );
}
