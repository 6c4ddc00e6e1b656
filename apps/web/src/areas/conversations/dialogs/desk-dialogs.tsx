import type { Conversation } from '@prosa/contract';
import { lazy, Suspense } from 'react';
import { KeystrokeBuffer } from '../../../ui/loading/keystroke-buffer.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';

export type DeskDialog = 'transfer' | 'flow' | 'name' | 'tags';

const TransferDialog = lazy(() =>
  import('./transfer-dialog.tsx').then(({ TransferDialog }) => ({ default: TransferDialog })),
);
const TransferFlowDialog = lazy(() =>
  import('./transfer-flow-dialog.tsx').then(({ TransferFlowDialog }) => ({ default: TransferFlowDialog })),
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
      {dialog === 'flow' && <TransferFlowDialog {...shared} />}
      {dialog === 'name' && <NameDialog {...shared} />}
      {dialog === 'tags' && <TagsDialog {...shared} />}
    </Suspense>
  );
}
