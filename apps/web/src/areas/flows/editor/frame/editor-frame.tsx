import type { Flow } from '@prosa/contract';
import { lazy, Suspense, useDeferredValue } from 'react';
import { LoadingScreen } from '../../../../ui/feedback/loading-screen.tsx';
import { EditorContext, EditorActionsContext, type Editor } from '../state/editor-context.ts';
import { StepList } from '../list/step-list.tsx';
import { NodePanel } from '../panels/node-panel.tsx';
import { CountsBar } from './counts-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import classes from './editor-frame.module.css';
import { EditorHeader } from './editor-header.tsx';
import { useErrorNotice } from './error-notice.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { SimulatorSide } from './simulator-side.tsx';
import { useDrawing } from './use-drawing.ts';
import { useEditorState } from './use-editor-state.ts';
import { useEditorView, type EditorView } from '../state/use-editor-view.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { usePanelMoves } from './use-panel-moves.ts';
import { useProblemVoice } from '../problems/use-problem-voice.ts';

const FlowCanvas = lazy(() =>
  import('../canvas/flow-canvas.tsx').then(({ FlowCanvas }) => ({ default: FlowCanvas })),
);

interface Props {
  flow: Flow;
  onReload: () => Promise<void>;
}

/** The editor: its head, the drawing or the list, and what is open beside it. */
export function EditorFrame({ flow, onReload }: Props) {
  const view = useEditorView();
  const { editor, settled, editorActions, name, setName, saving, focus, asked, onAsked } = useEditorState(
    flow,
    view,
  );
  const drawing = useDeferredValue(useDrawing({ editor, settled, view, flow }));
  useHistoryKeys(editorActions.dispatch);
  useProblemVoice(editor);
  useErrorNotice(editor.problems);
  // A panel is a large form: while a card is dragged it waits.
  const wanted = useDeferredValue(wantedNode(editor, view));
  const shown = editor.state.document.nodes.find(({ id }) => id === wanted);
  const panel = usePanelMoves(editorActions, view);
  return (
    <EditorActionsContext value={editorActions}>
      <EditorContext value={editor}>
        <div className={classes.root}>
          <EditorHeader name={name} onName={setName} saving={saving} view={view} flow={flow} />
          {saving.status === 'conflict' && (
            <ConflictNotice flow={flow} name={name} saving={saving} onReload={onReload} />
          )}
          {view.showsCounts && <CountsBar flow_id={flow._id} view={view} />}
          <div className={classes.body}>
            <main className={classes.main}>
              {view.mode === 'canvas' ? (
                <Suspense fallback={<LoadingScreen />}>
                  <FlowCanvas drawing={drawing} focus={focus} />
                </Suspense>
              ) : (
                <StepList counts={drawing.counts} onEdit={view.setEditing} />
              )}
            </main>
            {shown && (
              <div className={classes.side}>
                <NodePanel
                  key={view.mode === 'list' ? shown.id : 'canvas'}
                  node={shown}
                  onClose={panel.close}
                  onLeave={panel.leave}
                  takesFocus={view.mode === 'list'}
                  isAsked={asked === shown.id}
                  onAsked={onAsked}
                />
              </div>
            )}
            {view.wasSimulating && (
              <div className={classes.side} hidden={!view.isSimulating}>
                <SimulatorSide flow={flow} name={name} saving={saving} view={view} />
              </div>
            )}
            {view.side === 'problems' && (
              <div className={classes.side}>
                <ProblemList onShow={panel.showNode} onClose={() => view.setSide(null)} />
              </div>
            )}
          </div>
          <EditorDialogs flow={flow} saving={saving} view={view} onShow={panel.showNode} />
        </div>
      </EditorContext>
    </EditorActionsContext>
  );
}

/** On the canvas the chosen node shows its settings; in the list the one that is edited does. */
function wantedNode({ state: { selected } }: Editor, { mode, editing }: EditorView) {
  if (mode === 'list') return editing;
  return selected.length === 1 ? selected[0] : null;
}
