import { Alert, Button, Drawer } from '@mantine/core';
import { calls, campaignFailures, type Campaign } from '@prosa/contract';
import {
  IconAlertTriangle,
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { statusOf, whenText } from '../campaign-words.ts';
import { useSteering } from '../use-steering.ts';
import { Recipients } from './recipients.tsx';
import { Results } from './results.tsx';
import { RealTime } from './real-time.tsx';
import classes from './progress.module.css';

interface Props {
  campaign_id: string;
  opened: boolean;
  onClose: () => void;
}

/**
 * Shows one campaign: how far it has come, what came of it, and of each of its people. Stays up to date while it is
 * open.
 */
export function CampaignDrawer({ campaign_id, opened, onClose }: Props) {
  const { data, error, refetch } = useCall(calls.getCampaign, { campaign_id }, { enabled: opened });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={640}
      title={data ? <Name>{data.name}</Name> : 'Campanha'}
    >
      {data && <Shown campaign={data} />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
    </Drawer>
  );
}

function Shown({ campaign }: { campaign: Campaign }) {
  const { status, started, failure, created_by } = campaign;
  return (
    <div className={classes.shown}>
      <p className={classes.hint}>
        {[statusOf(campaign).name, whenText(campaign)].filter(Boolean).join(' · ')}
        {created_by && ` · criada por ${created_by}`}
      </p>
      {failure && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {campaignFailures[failure]}
        </Alert>
      )}
      {status === 'started' && <RealTime campaign={campaign} />}
      <Actions campaign={campaign} />
      {started ? (
        <>
          <Results campaign={campaign} />
          <Recipients campaign={campaign} />
        </>
      ) : (
        <Words campaign={campaign} />
      )}
    </div>
  );
}

function Actions({ campaign }: { campaign: Campaign }) {
  const { steer, isPending, offered } = useSteering(campaign);
  const exporting = useDownload(calls.exportCampaign);
  const mayExport = useCan()('contacts.export') && campaign.started !== null;
  if (!offered.length && !mayExport) return null;
  return (
    <div className={classes.actions}>
      {offered.includes('pause') && (
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => steer('pause')}
        >
          Pausar
        </Button>
      )}
      {offered.includes('resume') && (
        <Button
          loading={isPending}
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => steer('resume')}
        >
          Retomar
        </Button>
      )}
      {offered.includes('retry') && (
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => steer('retry')}
        >
          Reenviar as que falharam
        </Button>
      )}
      {mayExport && (
        <Button
          variant="default"
          loading={exporting.isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => exporting.mutate({ campaign_id: campaign._id })}
        >
          Exportar planilha
        </Button>
      )}
    </div>
  );
}

/** Shows what a campaign that has not started is going to say. */
function Words({ campaign: { message, message_type } }: { campaign: Campaign }) {
  if (message_type === 'flow' || message.length === 0) return null;
  return (
    <section aria-label="Mensagem">
      <h3 className={classes.title}>{message.length > 1 ? 'Versões da mensagem' : 'Mensagem'}</h3>
      {message.map((text, place) => (
        // eslint-disable-next-line react/no-array-index-key -- versions have nothing else, and do not move here
        <p key={place} className={classes.words}>
          {text || 'Só o arquivo'}
        </p>
      ))}
    </section>
  );
}
