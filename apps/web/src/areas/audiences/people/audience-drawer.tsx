import { Drawer } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { AudienceHead } from './audience-head.tsx';
import { PeopleList } from './people-list.tsx';

interface Props {
  audience_id: string;
  opened: boolean;
  onClose: () => void;
}

/** Shows one audience and its people. Stays up to date while it is open. */
export function AudienceDrawer({ audience_id, opened, onClose }: Props) {
  const { data, error, refetch } = useCall(calls.getAudience, { audience_id }, { enabled: opened });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={520}
      title={data ? <Name>{data.name}</Name> : 'Audiência'}
    >
      {data && (
        <>
          <AudienceHead audience={data} />
          <PeopleList audience={data} />
        </>
      )}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
    </Drawer>
  );
}
