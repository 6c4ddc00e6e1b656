import { useRef, useState } from 'react';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useFinishConversation, useTakeConversation } from '../api/use-desk-actions.ts';
import { useOutgoingStore } from '../outgoing/use-outgoing.ts';
import { whenSent } from '../writing/when-sent.ts';

interface Settings {
  /** Called before the conversation leaves the list; returns what to do once it has. */
  onFinish: (conversation_id: string) => () => void;
}

interface Running {
  act: 'take' | 'finish';
  done: Promise<void>;
}

/**
 * Takes and finishes conversations, for the header's buttons and the shortcuts alike. A conversation is finished once
 * the server has everything that was written in it. A message that could not be sent keeps it open, so that nobody
 * believes it has left.
 */
export function useDeskService({ onFinish }: Settings) {
  const taking = useTakeConversation();
  const finishing = useFinishConversation();
  const store = useOutgoingStore();
  const running = useRef(new Map<string, Running>());
  const [busy, setBusy] = useState<readonly string[]>([]);

  /**
   * Runs one action at a time for each conversation; a finish asked for during a take runs after it. The call itself
   * shows a refusal.
   */
  const once = (act: Running['act'], conversation_id: string, work: () => Promise<unknown>) => {
    const before = running.current.get(conversation_id);
    if (before && (act === 'take' || before.act === 'finish')) return;
    const done = (before ? before.done.then(work) : work())
      .catch(() => undefined)
      .then(() => {
        if (running.current.get(conversation_id)?.act === act) running.current.delete(conversation_id);
        setBusy([...running.current.keys()]);
      });
    running.current.set(conversation_id, { act, done });
    setBusy([...running.current.keys()]);
  };
  return {
    isBusy: (conversation_id: string) => busy.includes(conversation_id),
    take: (conversation_id: string) =>
      once('take', conversation_id, () => taking.mutateAsync({ conversation_id })),
    /**
     * `sent`: whether the server has what was written before the finish was asked for; later messages are awaited too.
     */
    finish: (conversation_id: string, sent = whenSent(store, conversation_id)) =>
      once('finish', conversation_id, async () => {
        const afterwards = onFinish(conversation_id);
        const all = await Promise.all([sent, whenSent(store, conversation_id)]);
        if (all.includes(false)) {
          notify.warning('Uma mensagem não foi enviada; o atendimento continua aberto.');
          return;
        }
        await finishing.mutateAsync({ conversation_id });
        afterwards();
      }),
  };
}
