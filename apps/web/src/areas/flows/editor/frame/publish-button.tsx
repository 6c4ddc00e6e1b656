import { Button } from '@mantine/core';
import { problemsOf } from '@prosa/flow-engine';
import { knownIn } from '../problems/use-problems.ts';
import type { Saving } from '../../draft/draft-saver.ts';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import { showErrorNotice } from './error-notice.ts';
import type { EditorView } from '../state/use-editor-view.ts';

interface Props {
  saving: Saving;
  view: EditorView;
}

/** Saves and publishes, once nothing is wrong with the flow. */
export function PublishButton({ saving, view }: Props) {
  const { company } = useEditor();
  const { getState } = useEditorActions();
  const publish = () => {
    // What the screen lists waits for a pause in typing: who fills in the last text and presses at once is right.
    const problems = problemsOf(getState().document, knownIn(company));
    if (!problems.some(({ severity }) => severity === 'error')) return view.setDialog('publish');
    showErrorNotice();
    view.show({ side: 'problems', isSimulating: false, wasTried: true });
  };
  return (
    <Button disabled={saving.status === 'conflict'} onClick={publish}>
      {view.isPhone ? 'Publicar' : 'Salvar e publicar'}
    </Button>
  );
}
