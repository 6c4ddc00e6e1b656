import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceMobile, IconPlus } from '@tabler/icons-react';
import type { Chip } from '@prosa/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { KeysDialog } from '../cloud/lazy-keys-dialog.ts';
import { ChannelCard } from '../components/channel-card.tsx';
import classes from '../components/channel-card.module.css';
import { ChannelSkeletons } from '../components/channel-skeletons.tsx';
import { NewChannelDialog } from '../components/new-channel-dialog.tsx';
import { ConnectDialog } from '../connect/connect-dialog.tsx';
import { useNumbersHealth } from '../health/use-numbers-health.ts';
import { useActingChannel } from '../use-acting-channel.ts';
import { useChannels } from '../use-channels.ts';

/** /chips: the company's numbers, their connection and what answers first on them. */
export function Channels() {
  const { data: chips, error, refetch } = useChannels();
  const health = useNumbersHealth();
  const [isAdding, adding] = useDisclosure(false);
  const [created, setCreated] = useState<Chip | null>(null);
  const acting = useActingChannel(chips);
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={adding.open}>
      Novo número
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description={
          <>
            Os números de WhatsApp da empresa: a conexão de cada um e quem atende primeiro.{' '}
            <Anchor component={Link} to="/ajuda" underline="always" inherit>
              Como conectar
            </Anchor>
          </>
        }
        actions={chips?.length === 0 ? undefined : addButton}
      />
      {!chips &&
        (error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <ChannelSkeletons />
        ))}
      {chips?.length === 0 && (
        <EmptyState icon={IconDeviceMobile} title="Nenhum número cadastrado" action={addButton}>
          Cadastre o primeiro número e conecte o WhatsApp para receber as conversas aqui.
        </EmptyState>
      )}
      {chips && chips.length > 0 && (
        <ul className={classes.grid}>
          {chips.map((chip) => (
            <li key={chip._id}>
              <ChannelCard
                chip={chip}
                known={{
                  health: health.data?.find((one) => one.chip === chip._id),
                  problem: health.error?.message ?? null,
                  onRetry: () => void health.refetch(),
                }}
                onAct={() => acting.start(chip._id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <NewChannelDialog onClose={adding.close} onCreated={setCreated} />}
      {created?.capabilities.logins.includes('keys') && (
        <LazyDialog onClose={() => setCreated(null)}>
          <KeysDialog
            chip={chips?.find(({ _id }) => _id === created._id) ?? created}
            onClose={() => setCreated(null)}
          />
        </LazyDialog>
      )}
      {acting.chip && <ConnectDialog chip={acting.chip} onClose={acting.stop} />}
    </Page>
  );
}
