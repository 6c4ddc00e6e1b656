import { lazy, Suspense, useState } from 'react';
import { useIdleLoad } from '../../../ui/loading/use-idle-load.ts';
import type { Place } from './use-choose.ts';

const load = () => import('./slash-assist.tsx');
const SlashAssist = lazy(() => load().then(({ SlashAssist: Component }) => ({ default: Component })));

interface Props extends Omit<Place, 'field'> {
  draft: string;
}

/** Quick messages in a form with one text area: works once the draft contains a slash or a gap to fill in. */
export function QuickAssist({ draft, ...place }: Props) {
  const isLoaded = useIdleLoad(load);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && /[/{]/.test(draft)) setWanted(true);
  return (
    <Suspense fallback={null}>{(isLoaded || isWanted) && <SlashAssist {...place} draft={draft} />}</Suspense>
  );
}
