import type { Flow } from '@prosa/contract';
import { lazy, memo } from 'react';
import { LazyDialog } from '../../../../ui/loading/lazy-dialog.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { FlowTrigger } from '../kinds/entry/flow-trigger.tsx';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditorActions } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';

const PublishDialog = lazy(() =>
  import('../publish/publish-dialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })),
);
const VersionsDialog = lazy(() =>
  import('../publish/versions-dialog.tsx').then(({ VersionsDialog }) => ({ default: VersionsDialog })),
);
const ImportDialog = lazy(() =>
  import('../publish/import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);

interface Props {
  flow: Flow;
  saving: Drafting;
  view: EditorView;
  /** Brings a node into view. */
  onShow: (node: string) => void;
}

/** The editor's dialogs; their code comes when they are first opened. */
export const EditorDialogs = memo(function EditorDialogs({ flow, saving, view, onShow }: Props) {
  const { dispatch } = useEditorActions();
  const { dialog } = view;
  const published = view.publishedNow ?? flow.published;
  const close = () => view.setDialog(null);
  return (
    <LazyDialog onClose={close}>
      {dialog === 'trigger' && <FlowTrigger onClose={close} />}
      {dialog === 'publish' && (
        <PublishDialog flow={flow} published={published} saving={saving} view={view} onShow={onShow} />
      )}
      {dialog === 'versions' && <VersionsDialog flow={flow} onClose={close} />}
      {dialog === 'import' && <ImportDialog saving={saving} view={view} />}
      <ConfirmDialog
        opened={dialog === 'reset'}
        title="Redefinir o fluxo?"
        confirmLabel="Redefinir"
        danger
        onClose={close}
        onConfirm={() => {
          if (!published) return;
          dispatch({ kind: 'edit', change: () => published, select: [] });
          notify.success('O rascunho voltou a ser o que está publicado');
        }}
      >
        O rascunho volta a ser o que está publicado. Você ainda pode desfazer com Ctrl+Z.
      </ConfirmDialog>
    </LazyDialog>
  );
});
