import { useDebouncedValue } from '@mantine/hooks';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ReaderPreview } from '../../quick-messages/components/reader-preview.tsx';
import { previewOf, type ScheduleFields } from './schedule-form.ts';

const restMs = 400;

/** Shows what the receiver will read, where the text has variables. */
export function SchedulePreview({ fields }: { fields: ScheduleFields }) {
  const [asked] = useDebouncedValue(previewOf(fields), restMs);
  const { data } = useCall(calls.previewScheduledMessage, asked ?? {}, {
    enabled: asked !== null,
    keepPrevious: true,
  });
  if (!asked || !data) return null;
  return <ReaderPreview preview={data} nobody="este número" />;
}
