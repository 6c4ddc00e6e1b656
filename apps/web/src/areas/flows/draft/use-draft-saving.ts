import { calls, errorText, type Flow, type FlowDocument } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { useLive } from '../../../lib/live.tsx';
import { useStore } from '../../../lib/store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { keepDraftCopy } from './draft-copy.ts';
import { DraftSaver, type Draft, type Saving } from './draft-saver.ts';

/** The ends of the sentences for a conflict, whatever the name in front of them. */
const changedSentences = [errorText('flow_changed', { name: '' }).trim(), errorText('flow_changed_by_you')];
const lookAfter = 1_500;
const passing = ['network', 'server', 'throttled'];

/** The state of saving, and its actions. */
export interface Drafting extends Saving {
  /** Saves now and returns the revision; null, and a notice says why, when it could not be saved. */
  flush: () => Promise<number | null>;
  /** Saves another drawing before it is shown. Returns why that failed, or null. */
  offer: (document: FlowDocument) => Promise<string | null>;
}

/**
 * Saves the draft as it changes. `drawnUpon` is the revision of a copy that this browser kept. When the server is past
 * that revision, nothing overwrites the newer one, however often the page is opened again.
 */
export function useDraftSaving(flow: Flow, draft: Draft, drawnUpon: number | null): Drafting {
  const client = useQueryClient();
  const [saver] = useState(() => newSaver(flow, drawnUpon ?? flow.revision));
  const isStale = drawnUpon !== null && drawnUpon < flow.revision;
  const saving = useStore(saver);
  const last = useRef<Draft | null>(drawnUpon === null ? draft : null);
  useEffect(() => {
    const before = last.current;
    if (before?.document === draft.document && before.name === draft.name) return;
    last.current = draft;
    saver.change(draft);
    if (isStale) saver.stop(whoSaved(flow));
  }, [saver, draft, isStale, flow]);
  useEffect(() => {
    const flush = () => void saver.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      void saver.flush().then(() => client.invalidateQueries({ queryKey: callKey(calls.getFlows) }));
    };
  }, [saver, client]);
  useForeignSaves(flow._id, saver);
  const { name } = draft;
  return useMemo(
    () => ({
      ...saving,
      flush: async () => {
        if (await saver.flush()) return saver.get().revision;
        notify.error(saver.refusal());
        return null;
      },
      offer: (document: FlowDocument) => saver.offer({ name, document }),
    }),
    [saver, saving, name],
  );
}

/** Notices somebody else's save at once, not only when the next change is refused. */
function useForeignSaves(flow_id: string, saver: DraftSaver) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async () => {
    if (saver.get().status !== 'saved') return;
    const flow = await call(calls.getFlow, { flow_id });
    const now = saver.get();
    if (now.status === 'saved' && flow.revision > now.revision) saver.stop(whoSaved(flow));
  };
  useLive('flows_changed', () => {
    clearTimeout(timer.current);
    // A failed check does no harm: the next save is then refused.
    timer.current = setTimeout(() => void look().catch(() => undefined), lookAfter);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Returns the sentence for a save of the person's own, in another tab; null for somebody else's. */
function whoSaved({ saved_by_you }: Flow): string | null {
  return saved_by_you ? 'Você mudou este fluxo em outra aba ou em outro aparelho.' : null;
}

function newSaver(flow: Flow, upon: number): DraftSaver {
  return new DraftSaver(upon, {
    save: async ({ name, document }, revision) => {
      const saved = await call(calls.saveFlow, {
        _id: flow._id,
        ...(name.trim() ? { name: name.trim() } : {}),
        document,
        revision,
      });
      return saved.revision;
    },
    isConflict: (error) =>
      error instanceof ApiError && changedSentences.some((end) => error.message.endsWith(end)),
    isPassing: (error) => error instanceof ApiError && passing.includes(error.kind),
    sentence: errorMessage,
    keep: (draft, revision) => keepDraftCopy(flow._id, draft && { ...draft, revision }),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
