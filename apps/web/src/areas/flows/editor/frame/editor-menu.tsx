import { ActionIcon, Menu } from '@mantine/core';
import type { Flow } from '@prosa/contract';
import { IconBolt, IconDots, IconDownload, IconHistory, IconRestore, IconUpload } from '@tabler/icons-react';
import { useEditor, useEditorActions } from '../state/editor-context.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { packFiles } from '../../files/pack-files.ts';
import { exportFlow } from '../model/flow-file.ts';
import { filesIn, namesOf } from '../model/references.ts';
import { triggerIn } from '../model/trigger-in.ts';
import { saveText } from './save-text.ts';
import type { EditorView } from '../state/use-editor-view.ts';

interface Props {
  flow: Flow;
  name: string;
  view: EditorView;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The menu of actions that are needed less often. */
export function EditorMenu({ flow, name, view }: Props) {
  const exportIt = useExport(flow, name);
  const wasPublished = flow.published !== null || view.publishedNow !== null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label="Mais ações do fluxo">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBolt {...icon} />} onClick={() => view.setDialog('trigger')}>
          Gatilho
        </Menu.Item>
        <Menu.Divider />
        <Menu.CheckboxItem
          closeMenuOnClick
          checked={view.showsCounts}
          onChange={(showsCounts) => view.show({ showsCounts })}
        >
          Mostrar por onde passam
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          closeMenuOnClick
          checked={view.showsChanges}
          onChange={(showsChanges) => view.show({ showsChanges, mode: 'canvas' })}
        >
          Marcar o que mudou
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => view.setDialog('versions')}>
          Versões publicadas
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRestore {...icon} />}
          disabled={!wasPublished}
          onClick={() => view.setDialog('reset')}
        >
          Redefinir para o publicado
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void exportIt()}>
          Exportar JSON
        </Menu.Item>
        <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => view.setDialog('import')}>
          Importar JSON
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Saves the flow with its trigger, the files that it sends and the names of what it points at. */
function useExport({ _id, hold_hours, quiet_minutes, ...loaded }: Flow, name: string): () => Promise<void> {
  const { company } = useEditor();
  const { getState } = useEditorActions();
  return async () => {
    const { document } = getState();
    const wanted = new Set(filesIn(document));
    const { files, left } = await packFiles((company.medias ?? []).filter((media) => wanted.has(media._id)));
    const trigger = triggerIn(company.flows?.find((flow) => flow._id === _id) ?? loaded);
    const names = namesOf({ document, trigger }, company);
    const text = exportFlow(name, document, { trigger, hold_hours, quiet_minutes, files, names });
    saveText(text, `${name.trim() || 'fluxo'}.json`);
    if (left.length > 0) notify.warning(`Ficaram fora do arquivo, por tamanho ou falha: ${left.join(', ')}.`);
  };
}
