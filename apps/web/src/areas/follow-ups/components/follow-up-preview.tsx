import { useDebouncedValue } from '@mantine/hooks';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ReaderPreview } from '../../quick-messages/components/reader-preview.tsx';

const restMs = 400;

/** What the customer of the newest conversation would read, where the text has variables. */
export function FollowUpPreview({ text }: { text: string }) {
  const [asked] = useDebouncedValue(text, restMs);
  const hasVariables = asked.includes('{');
  const { data } = useCall(
    calls.previewFollowUp,
    { text: asked },
    { enabled: hasVariables, keepPrevious: true },
  );
  if (!hasVariables || !data?.name) return null;
  return <ReaderPreview preview={data} nobody="o contato" />;
}
