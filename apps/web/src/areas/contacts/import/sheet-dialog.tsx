import { Loader } from '@mantine/core';
import type { calls, CallOutput, ContactImport } from '@prosa/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useContactImport } from '../api/use-contact-import.ts';
import { ImportProgress } from './import-progress.tsx';

type Shown = CallOutput<typeof calls.getContactImport>;

/** What the steps of an import need. */
export interface StepProps extends Shown {
  onAnother: () => void;
  onClose: () => void;
}

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** First step: a sheet. */
  choose: (onChosen: (import_id: string) => void) => ReactNode;
  /** Second step: the analysed sheet, to be confirmed. */
  confirm: (step: StepProps) => ReactNode;
  /** Last step: what came of it. */
  result: (step: StepProps) => ReactNode;
  /** Said while the server works on it: where the result is found later. */
  note: string;
  /** Called once when the work of this dialog has ended. */
  onEnded: (state: Ended) => void;
}

/** A spreadsheet from file to result: chosen, analysed, confirmed, worked on in the background. */
export function SheetDialog(props: Props) {
  const { opened, onClose, title, choose } = props;
  const [importId, setImportId] = useState<string | null>(null);
  const { data, error, refetch } = useContactImport(importId);
  useEnded(data?.import.state, props.onEnded);
  const step = () => {
    if (!importId) return choose(setImportId);
    if (data) return <Step {...props} shown={data} onAnother={() => setImportId(null)} />;
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    return <Loader aria-label="Carregando" />;
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={1040} closeOnClickOutside={false}>
      {step()}
    </Dialog>
  );
}

function Step({ shown, confirm, result, note, onAnother, onClose }: Props & StepOf) {
  const { state } = shown.import;
  const step = { ...shown, onAnother, onClose };
  switch (state) {
    case 'analysing':
    case 'importing':
    case 'cancelling':
    case 'undoing':
      return <ImportProgress key={state} one={shown.import} note={note} onClose={onClose} />;
    case 'ready':
      return confirm(step);
    case 'done':
    case 'cancelled':
    case 'failed':
    case 'undone':
      return result(step);
    default:
      return state satisfies never;
  }
}

interface StepOf {
  shown: Shown;
  onAnother: () => void;
}

function useEnded(state: ContactImport['state'] | undefined, onEnded: Props['onEnded']) {
  const before = useRef<ContactImport['state']>(undefined);
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });
  useEffect(() => {
    const was = before.current;
    before.current = state;
    // A short import may have ended before anybody saw it run.
    if (was !== undefined && state !== was && hasEnded(state)) ended.current(state);
  }, [state]);
}

type Ended = 'done' | 'cancelled' | 'failed' | 'undone';

function hasEnded(state: ContactImport['state'] | undefined): state is Ended {
  return state === 'done' || state === 'cancelled' || state === 'failed' || state === 'undone';
}
