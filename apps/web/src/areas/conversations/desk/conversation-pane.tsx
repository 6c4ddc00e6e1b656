import { lazy, Suspense, type ComponentProps } from 'react';
import { useIdleLoad } from '../../../ui/loading/use-idle-load.ts';
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx';
import type { OpenConversation as OpenConversationType } from './open-conversation.tsx';

/** Loads the code of an opened conversation. */
export const loadConversation = () => import('./open-conversation.tsx');
const OpenConversation = lazy(() =>
  loadConversation().then(({ OpenConversation }) => ({ default: OpenConversation })),
);
const NoConversation = lazy(() =>
  import('./no-conversation.tsx').then(({ NoConversation }) => ({ default: NoConversation })),
);

interface Props extends Omit<ComponentProps<typeof OpenConversationType>, 'conversation_id'> {
  openId: string | null;
}

/** Shows the conversation beside the list, or that none is open; the code of one loads while the browser is idle. */
export function ConversationPane({ openId, ...open }: Props) {
  useIdleLoad(loadConversation);
  return (
    <Suspense key={openId === null ? 'none' : 'open'} fallback={openId && <ThreadSkeleton withHeader />}>
      {openId === null ? <NoConversation /> : <OpenConversation conversation_id={openId} {...open} />}
    </Suspense>
  );
}
