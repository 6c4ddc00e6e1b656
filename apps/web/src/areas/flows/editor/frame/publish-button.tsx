import { Button } from '@mantine/core';
import { errorText } from '@prosa/contract';
import { notify } from '../../../../ui/notify.tsx';
import type { Saving } from '../draft/draft-saver.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorView } from './use-editor-view.ts';

interface Props {
  saving: Saving;
  view: EditorView;
}

/** Saves and publishes, once nothing is wrong with the flow. */
export function PublishButton({ saving, view }: Props) {
  const { problems } = useEditor();
  const publish = () => {
    if (!problems.some(({ severity }) => severity === 'error')) return view.setDialog('publish');
    notify.error(errorText('flow_has_errors'));
    view.show({ side: 'problems', isSimulating: false });
  };
  return (
    <Button disabled={saving.status === 'conflict'} onClick={publish}>
      {view.isPhone ? 'Publicar' : 'Salvar e publicar'}
    </Button>
  );
}
