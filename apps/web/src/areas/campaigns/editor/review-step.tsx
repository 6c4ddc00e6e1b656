import { Alert, Button, TextInput } from '@mantine/core';
import { formatPhone, phoneDigits, toInternational } from '@prosa/brazil';
import { calls, errorText, type CampaignCheck } from '@prosa/contract';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { peopleText, slowText } from '../campaign-words.ts';
import { momentOf, targetOf, wordsOf, type CampaignFields } from './campaign-form.ts';
import { LeftOut } from './left-out.tsx';
import type { CampaignForm } from './use-campaign-form.ts';
import classes from './editor.module.css';

/** Shows the last step: who receives it, who does not and why, when it ends, and a test to oneself. */
export function ReviewStep({ fields }: CampaignForm) {
  const scheduledTo = useMemo(() => momentOf(fields), [fields]);
  const asked = { ...targetOf(fields), ...wordsOf(fields), scheduledTo };
  const interval = fields.interval as 20;
  const { data, error, refetch } = useCall(calls.checkCampaign, { ...asked, interval }, { staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={5} />;
  return (
    <>
      <Figures check={data} />
      <Warnings check={data} />
      <LeftOut target={targetOf(fields)} words={wordsOf(fields)} left_out={data.left_out} />
      {data.forecast && <Forecast forecast={data.forecast} />}
      <TestToMe fields={fields} />
    </>
  );
}

function Figures({ check: { receives, total, new_chats } }: { check: CampaignCheck }) {
  return (
    <div className={classes.figures} role="status">
      <strong className={classes.figure}>{peopleText(receives)}</strong>
      <span className={classes.hint}>
        {receives === 1 ? 'recebe' : 'recebem'} esta campanha
        {total > receives && `, de ${total.toLocaleString('pt-BR')} no público`}.
        {new_chats > 0 &&
          ` ${new_chats.toLocaleString('pt-BR')} nunca ${new_chats === 1 ? 'conversou' : 'conversaram'} com este número.`}
      </span>
    </div>
  );
}

function Warnings({ check: { receives, gaps, is_connected } }: { check: CampaignCheck }) {
  const warnings = [
    ...(receives === 0 ? [errorText('campaign_nobody')] : []),
    ...(is_connected
      ? []
      : ['O número de envio está desconectado: a campanha espera até que ele se conecte.']),
    ...gaps.map(
      ({ variable, count }) =>
        `{${variable}} fica vazia para ${peopleText(count)}. Escreva {${variable}|"outra coisa"} para pôr algo no lugar.`,
    ),
  ];
  return warnings.map((warning) => (
    <Alert key={warning} color="amber" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {warning}
    </Alert>
  ));
}

function Forecast({ forecast }: { forecast: NonNullable<CampaignCheck['forecast']> }) {
  return (
    <div>
      <p className={classes.label}>Previsão</p>
      <p className={classes.text}>
        Começa em {dateTime(forecast.begins)} e termina por volta de {dateTime(forecast.ends)}.
      </p>
      {forecast.slowed_by.length > 0 && <p className={classes.hint}>{slowText(forecast)}</p>}
    </div>
  );
}

/** Sends one version to a phone of one's own; it counts nowhere. */
function TestToMe({ fields }: { fields: CampaignFields }) {
  const user = useCurrentUser();
  const [phone, setPhone] = useState(formatPhone(user.phone));
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useCallMutation(calls.testCampaign, {
    quiet: true,
    onSuccess: () => notify.success('Teste a caminho do seu WhatsApp'),
    onError: (error) => setProblem(error.message),
  });
  const send = () => {
    if (!phoneDigits(phone)) return setProblem(errorText('phone_invalid'));
    setProblem(null);
    const { message_type, media, flow } = fields;
    const isText = message_type === 'text';
    const content = { media: isText ? (media?._id ?? null) : null, flow: isText ? null : flow };
    mutate({ ...targetOf(fields), ...wordsOf(fields), ...content, phone: toInternational(phone) });
  };
  return (
    <div className={classes.test}>
      <TextInput
        label="Enviar um teste para mim"
        description="Com os dados da primeira pessoa do público. Não conta na campanha."
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="(41) 98765-4321"
        className={classes.testField}
        value={phone}
        error={problem}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconSend size={16} aria-hidden />}
        onClick={send}
      >
        Enviar teste
      </Button>
    </div>
  );
}
