import { calls, errorText } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { NotInPlan } from '../../billing/components/not-in-plan.tsx';
import { FollowUpForm } from '../components/follow-up-form.tsx';
import { FollowUpGuide } from '../components/follow-up-guide.tsx';

/** Shows /auto-follow-ups: what customers are asked who do not answer. */
export function AutoFollowUps() {
  const { max_channels } = useCurrentUser().account;
  if (max_channels > 1)
    return (
      <Page width="form">
        <Settings />
      </Page>
    );
  return (
    <NotInPlan
      refusal={errorText('follow_ups_unavailable')}
      purpose="Com ele, quem parou de responder recebe até três lembretes, sem que ninguém precise cuidar disso."
      gives={[
        'Até três mensagens, cada uma contada a partir da anterior, dentro do horário que você escolher',
        'Param sozinhas quando o contato responde ou uma pessoa assume',
        'A fila aparece em cada conversa e pode ser desativada ali',
      ]}
    />
  );
}

function Settings() {
  const { data, error, refetch } = useCall(calls.getAutoFollowUp, {});
  return (
    <>
      <PageHeader description="Quem para de responder recebe até três mensagens, uma depois da outra, até falar de novo." />
      {data ? (
        <>
          <FollowUpForm settings={data} />
          <FollowUpGuide />
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </>
  );
}
