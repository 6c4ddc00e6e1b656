import type { Conversation } from '@prosa/contract';
import { lazy, Suspense } from 'react';
import { KeystrokeBuffer } from '../../../ui/loading/keystroke-buffer.tsx';
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
  return (
    <Suspense fallback={<KeystrokeBuffer />}>
      {dialog === 'transfer' && <TransferDialog {...shared} onTransferred={onTransferred} />}
      {dialog === 'assign' && <AssignDialog {...shared} onTransferred={onTransferred} />}
      {dialog === 'name' && <NameDialog {...shared} />}
      {dialog === 'tags' && <TagsDialog {...shared} />}
      {typeof dialog === 'object' && dialog && (
        <dialog.Dialog conversation={shared.conversation} onClose={shared.onClose} />
      )}
    </Suspense>
  );
}
