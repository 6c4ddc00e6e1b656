import { Alert, Progress } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { calls, sendReasonText, type Campaign, type CampaignRealTime } from '@prosa/contract';
import { IconClockPause, IconPlayerPause } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Name } from '../../../ui/text/name.tsx';
import classes from './progress.module.css';

/** Between two live events nothing changes but the clock: then it is asked again. */
const refreshMs = 15_000;

/** How far a campaign under way has come, what comes next, and when it is expected to end. */
export function RealTime({ campaign: { _id: campaign_id } }: { campaign: Campaign }) {
  const { data, error, refetch } = useCall(
    calls.getCampaignRealTimeData,
    { campaign_id },
    { refetchInterval: refreshMs },
  );
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <section className={classes.live} aria-label="Em tempo real">
      <Counted now={data} />
      <Waits now={data} />
      <Next now={data} />
    </section>
  );
}

function Counted({ now }: { now: CampaignRealTime }) {
  const { sent_messages, people_count, counts, estimated_finish_time } = now;
  const done = people_count - counts.waiting - counts.held;
  const text = `${sent_messages.toLocaleString('pt-BR')} de ${people_count.toLocaleString('pt-BR')}`;
  return (
    <div role="status">
      <p className={classes.big}>
        <strong>{text}</strong> {people_count === 1 ? 'enviada' : 'enviadas'}
      </p>
      <Progress
        value={people_count ? (done / people_count) * 100 : 0}
        aria-label={`Enviadas: ${text}`}
        size="md"
      />
      <p className={classes.hint}>
        {estimated_finish_time
          ? `Termina por volta de ${dateTime(estimated_finish_time)}.`
          : 'Sem previsão de término agora.'}
      </p>
    </div>
  );
}

/** Shows why nothing leaves right now; the usual interval needs no word. */
function Waits({ now: { held, waits, counts } }: { now: CampaignRealTime }) {
  if (held) {
    return (
      <Alert color="amber" icon={<IconPlayerPause size={18} aria-hidden />}>
        {sendReasonText(held.reason)} Pausada desde {dateTime(held.since)}.
      </Alert>
    );
  }
  if (!waits || waits.reason === 'interval' || waits.reason === 'busy' || !counts.waiting) return null;
  return (
    <Alert color="amber" icon={<IconClockPause size={18} aria-hidden />}>
      {sendReasonText(waits.reason)} Continua sozinha
      {waits.reason !== 'number_offline' && ` por volta de ${dateTime(waits.until)}`}.
    </Alert>
  );
}

function Next({ now: { next_messages } }: { now: CampaignRealTime }) {
  if (next_messages.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>A seguir</h3>
      <ul className={classes.list}>
        {next_messages.map(({ name, phone, text }) => (
          <li key={phone} className={classes.row}>
            <span className={classes.who}>
              <Name className={classes.name}>{name.trim() || formatPhone(phone) || 'Sem nome'}</Name>
              {name.trim() && <span className={classes.hint}>{formatPhone(phone)}</span>}
            </span>
            {text && <span className={classes.line}>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
