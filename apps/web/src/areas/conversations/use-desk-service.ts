import { useRef, useState } from 'react';
import { notify } from '../../ui/notify.tsx';
import { useFinishConversation, useTakeConversation } from './api/use-desk-actions.ts';
import { useOutgoingStore } from './api/use-outgoing.ts';
import { whenSent } from './writing/when-sent.ts';

interface Settings {
  /** Told before the conversation leaves the list; answers what is to be done once it has. */
  onFinish: (conversation_id: string) => () => void;
}

/**
 * Taking and finishing, from the header's buttons and from the keys alike. A conversation ends once the server has
 * everything that was written in it; what could not be sent keeps it open, so that nobody believes it has left.
 */
export function useDeskService({ onFinish }: Settings) {
  const taking = useTakeConversation();
  const finishing = useFinishConversation();
  const store = useOutgoingStore();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);

  /** One thing at a time for each conversation. A refusal has been shown by the call itself. */
  const once = (conversation_id: string, act: () => Promise<unknown>) => {
    if (running.current.has(conversation_id)) return;
    const change = (isRunning: boolean) => {
      running.current[isRunning ? 'add' : 'delete'](conversation_id);
      setBusy([...running.current]);
    };
    change(true);
    act()
      .catch(() => undefined)
      .finally(() => change(false));
  };
  return {
    isBusy: (conversation_id: string) => busy.includes(conversation_id),
    take: (conversation_id: string) => once(conversation_id, () => taking.mutateAsync({ conversation_id })),
    finish: (conversation_id: string) =>
      once(conversation_id, async () => {
        const afterwards = onFinish(conversation_id);
        if (!(await whenSent(store, conversation_id))) {
          notify.warning('Uma mensagem não foi enviada; o atendimento continua aberto.');
          return;
        }
        await finishing.mutateAsync({ conversation_id });
        afterwards();
      }),
  };
}
