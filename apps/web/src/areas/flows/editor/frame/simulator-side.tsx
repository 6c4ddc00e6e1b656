import type { Flow } from '@prosa/contract';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../../../../ui/feedback/loading-screen.tsx';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';

const FlowSimulator = lazy(() =>
  import('../../simulator/flow-simulator.tsx').then(({ FlowSimulator }) => ({ default: FlowSimulator })),
);

interface Props {
  flow: Flow;
  name: string;
  saving: Drafting;
  view: EditorView;
}

/** The simulator beside the drawing: where its customer is shows there. */
export function SimulatorSide({ flow, name, saving, view }: Props) {
  const { document } = useEditor().state;
  const { lookAt, reveal } = useEditorActions();
  const visit = (node: string) => {
    view.show({ visited: node, ...(view.isPhone ? { isSimulating: false } : {}) });
    if (view.mode === 'canvas') lookAt(node);
    else reveal(node);
  };
  return (
    <Suspense fallback={<LoadingScreen />}>
      <FlowSimulator
        document={document}
        flow={{ _id: flow._id, name }}
        saving={saving}
        onVisit={visit}
        isOpen={view.isSimulating}
        onClose={() => view.show({ isSimulating: false, visited: null })}
      />
    </Suspense>
  );
}
