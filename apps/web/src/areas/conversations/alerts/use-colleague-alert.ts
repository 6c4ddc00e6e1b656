import { calls, type CallOutput, type LiveEventOf } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery, useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { useLive } from '../../../lib/live.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { showMention } from './mention-notice.tsx';

type Called = Pick<LiveEventOf<'colleague_mentioned'>, 'conversation_id' | 'by' | 'kind'>;

type Missed = CallOutput<typeof calls.getColleagueMentions>[number];

interface Settings {
  /** The conversation on screen. */
  openId: string | null;
  onOpen: (conversation_id: string) => void;
  /** Makes the noise of a notice, and shows it outside of the window. */
  alert: (notice: { title: string; body: string; conversation_id: string }) => void;
}

const query = callQuery(calls.getColleagueMentions, {});
const noticeId = (conversation_id: string) => `colleague-${conversation_id}`;

/** Notifies the person that a colleague called them to a conversation, now or while they were away, until they open it. */
export function useColleagueAlert({ openId, onOpen, alert }: Settings): void {
  const client = useQueryClient();
  const { data: missed } = useCall(calls.getColleagueMentions, {}, { staleTime: Infinity });
  // A failure is harmless: the mention is only shown once more.
  const seeing = useCallMutation(calls.seeColleagueMention, { quiet: true });
  const shown = useRef(new Set<string>());

  const saw = (conversation_id: string) => {
    shown.current.delete(conversation_id);
    notify.hide(noticeId(conversation_id));
    seeing.mutate({ conversation_id });
    client.setQueryData(query.queryKey, (known) =>
      known?.filter((one) => one.conversation_id !== conversation_id),
    );
  };
  const show = (called: Called, count: number) => {
    const { conversation_id } = called;
    shown.current.add(conversation_id);
    const id = noticeId(conversation_id);
    const onClose = () => shown.current.delete(conversation_id);
    showMention({
      ...textOf(called, count),
      id,
      isBot: false,
      onOpen: () => onOpen(conversation_id),
      onClose,
    });
  };
  const latest = useRef({ saw, show });
  useEffect(() => {
    latest.current = { saw, show };
  });
  useEffect(() => {
    for (const together of handedTogether(missed ?? [])) {
      const [one] = together;
      if (together.some(({ conversation_id }) => conversation_id === openId))
        latest.current.saw(openId ?? '');
      else if (one && !shown.current.has(one.conversation_id)) latest.current.show(one, together.length);
    }
  }, [missed, openId]);
  useLive('colleague_mentioned', (called) => {
    alert({ ...textOf(called), conversation_id: called.conversation_id });
    // The conversation on screen counts as seen once the list says so.
    shown.current.delete(called.conversation_id);
    void client.invalidateQueries({ queryKey: query.queryKey });
  });
}

/** Groups what one act of a colleague handed over at once, so that it is one notice. */
function handedTogether(missed: readonly Missed[]): Missed[][] {
  const groups = new Map<string, Missed[]>();
  for (const one of missed) {
    const key = one.kind === 'assigned' ? `${one.by} ${one.at}` : one.conversation_id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Returns what the notice says; nothing about the customer, because somebody else may see it. */
function textOf({ by, kind }: Called, count = 1): { title: string; body: string } {
  if (count > 1)
    return { title: `${by} passou ${count} atendimentos para você`, body: 'Eles agora estão com você.' };
  return kind === 'note'
    ? { title: `${by} mencionou você`, body: 'Há uma nota para você em um atendimento.' }
    : { title: `${by} passou um atendimento para você`, body: 'O atendimento agora está com você.' };
}
