import type { Conversation } from '@prosa/contract';
import { lazy, useState } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import type { HeaderAction } from '../slots.ts';

/** One of the desk's own, or one that another area adds to the header. */
export type DeskDialog = 'transfer' | 'assign' | 'name' | 'tags' | HeaderAction;

const TransferDialog = lazy(() =>
  import('./transfer-dialog.tsx').then(({ TransferDialog }) => ({ default: TransferDialog })),
);
const AssignDialog = lazy(() =>
  import('./assign-dialog.tsx').then(({ AssignDialog }) => ({ default: AssignDialog })),
);
const NameDialog = lazy(() =>
  import('./name-dialog.tsx').then(({ NameDialog }) => ({ default: NameDialog })),
);
const TagsDialog = lazy(() =>
  import('./tags-dialog.tsx').then(({ TagsDialog }) => ({ default: TagsDialog })),
);

interface Props {
  dialog: DeskDialog | null;
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
  onTransferred: () => void;
}

/** The dialogs of a conversation, loaded when one is first opened. */
export function DeskDialogs({ dialog, onTransferred, ...shared }: Props) {
  // What is typed right after T searches the tags, also when their dialog has to be loaded.
  const [early, setEarly] = useState('');
  const isTags = dialog === 'tags';
  if (!isTags && early) setEarly('');
  const keep = (letter: string) => setEarly((known) => known + letter);
  return (
    <LazyDialog onClose={shared.onClose} onLetter={isTags ? keep : undefined}>
      {dialog === 'transfer' && <TransferDialog {...shared} onTransferred={onTransferred} />}
      {dialog === 'assign' && <AssignDialog {...shared} onTransferred={onTransferred} />}
      {dialog === 'name' && <NameDialog {...shared} />}
      {isTags && <TagsDialog {...shared} early={early} />}
      {typeof dialog === 'object' && dialog && (
        <dialog.Dialog conversation={shared.conversation} onClose={shared.onClose} />
      )}
    </LazyDialog>
  );
}
