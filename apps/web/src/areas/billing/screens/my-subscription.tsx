import { Button } from '@mantine/core';
import { accessReasons, plans, type Subscription } from '@prosa/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dateOnly, dateTime, dayText } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { Invoices } from '../components/invoices.tsx';
import { PlanUse } from '../components/plan-use.tsx';
import { StatusBadge, StatusLegend } from '../components/status-legend.tsx';
import { money } from '../money.ts';
import { useSubscription } from '../use-subscription.ts';
import classes from './my-subscription.module.css';

/** Shows /minha-conta: how the company's subscription stands, what its plan allows, and its invoices. */
export function MySubscription() {
  const { data, error, refetch } = useSubscription();
  return (
    <Page width="form">
      <PageHeader description="Como está a assinatura da empresa, o que o plano permite e as faturas." />
      {data ? (
        <Shown subscription={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}

function Shown({ subscription }: { subscription: Subscription }) {
  const { access, stale_since } = subscription;
  return (
    <div className={classes.parts}>
      <ManageBanner url={subscription.manage_url} />
      {!access.is_open && access.reason && (
        <NoticeBar kind="failure">
          {accessReasons[access.reason]} A equipe continua entrando, lendo e exportando; nada é enviado.
          {access.numbers_until &&
            ` Os números ficam conectados até ${dateTime(access.numbers_until)}. Nada é apagado.`}
        </NoticeBar>
      )}
      {stale_since && (
        <NoticeBar kind="waiting">
          Não foi possível atualizar os dados da assinatura desde {dateTime(stale_since)}. O que está abaixo é
          o último estado conhecido, e o seu acesso não muda por causa disso.
        </NoticeBar>
      )}
      <SectionCard title="Sua assinatura">
        <Facts subscription={subscription} />
      </SectionCard>
      <SectionCard title="Uso do plano">
        <PlanUse subscription={subscription} />
      </SectionCard>
      <SectionCard title="Faturas">
        <Invoices invoices={subscription.invoices} />
      </SectionCard>
      <SectionCard title="O que cada situação quer dizer">
        <StatusLegend current={subscription.last_status} />
      </SectionCard>
    </div>
  );
}

/** Links to 'Gestão do plano', an external site; where there is none, to the help, which names the support. */
function ManageBanner({ url }: { url: string | null }) {
  return (
    <NoticeBar
      kind="waiting"
      action={
        url ? (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size="xs"
            rightSection={<IconExternalLink size={14} aria-hidden />}
          >
            Gestão do plano
          </Button>
        ) : (
          <Button component={Link} to="/ajuda" variant="default" size="xs">
            Abrir a ajuda
          </Button>
        )
      }
    >
      {url
        ? 'O plano é contratado, alterado e cancelado no site de cobrança, que abre em outra aba. Mudanças aparecem aqui em alguns minutos.'
        : 'Para contratar, alterar ou cancelar o plano, fale com o suporte.'}
    </NoticeBar>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { last_status, plan_id, custom_negotiation, trial_ends, cancel_at_cycle_end, cycle_end, next_cycle } =
    subscription;
  const plan = plan_id ? plans[plan_id].name : 'Nenhum plano contratado';
  const { next_cycle_cents } = subscription;
  const isRunning = last_status === 'active' || last_status === 'pastdue' || last_status === 'trial';
  return (
    <dl className={classes.facts}>
      <Fact name="Situação">
        <StatusBadge status={last_status} />
      </Fact>
      <Fact name="Plano">{custom_negotiation ? `${plan} (condições combinadas com você)` : plan}</Fact>
      {trial_ends && <Fact name="Teste até">{dateOnly(trial_ends)}</Fact>}
      {cycle_end && <Fact name="Período pago até">{dayText(cycle_end)}</Fact>}
      {isRunning && cancel_at_cycle_end && (
        <Fact name="Renovação">Cancelada: termina no fim do período pago</Fact>
      )}
      {isRunning && !cancel_at_cycle_end && next_cycle && (
        <Fact name="Próxima cobrança">
          {dayText(next_cycle)}
          {next_cycle_cents !== null && `, ${money(next_cycle_cents)}`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
