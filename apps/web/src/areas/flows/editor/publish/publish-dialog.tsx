import { Button, Group, Stack } from '@mantine/core';
import type { Flow, FlowDocument, FlowProblem } from '@prosa/contract';
import { useId, useState } from 'react';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { NoticeBar } from '../../../../ui/feedback/notice-bar.tsx';
import { useFocusBack } from '../../../../ui/focus/use-focus-back.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import type { EditorView } from '../state/use-editor-view.ts';
import { Differences } from './differences.tsx';
import { TestResults } from './test-results.tsx';
import classes from './publish-dialog.module.css';
import { usePublish } from './use-publish.ts';
import { usePublished } from './use-published.ts';

interface Props {
  flow: Flow;
  published: FlowDocument | null;
  saving: Drafting;
  view: EditorView;
  onShow: (node: string) => void;
}

/** "Salvar e publicar": what changes, what the saved tests say, and what happens to conversations on their way. */
export function PublishDialog({ flow, published: known, saving, view, onShow }: Props) {
  const { state, company } = useEditor();
  const { document } = state;
  const { trigger } = company.flows?.find(({ _id }) => _id === flow._id) ?? flow;
  const heading = useId();
  const [migrate, setMigrate] = useState(false);
  const published = usePublished(flow._id) ?? known;
  const publishing = usePublish(flow._id, { saving, view });
  useFocusBack(publishing.isBusy);
  const failed = publishing.tests?.some(({ difference }) => difference !== null) ?? false;
  const close = () => view.setDialog(null);
  const show = (node: string) => {
    view.show({ dialog: null, showsChanges: true });
    onShow(node);
  };
  return (
    <Dialog opened onClose={close} title="Salvar e publicar" size={560}>
      <Stack gap="md">
        {published === null ? (
          <p style={{ margin: 0 }}>
            Este fluxo será publicado pela primeira vez.
            {!trigger && ' Sem gatilho, ele só começa pelo número, por transferência ou por outro fluxo.'}
          </p>
        ) : (
          <section aria-labelledby={heading}>
            <h3 id={heading} className={classes.heading}>
              O que muda em relação ao que está no ar
            </h3>
            <Differences before={published} after={document} onShow={show} />
          </section>
        )}
        {published !== null && (
          <SwitchField
            label="Levar para a versão nova quem já está no fluxo"
            description="Só onde o passo em que a pessoa está ainda existe. Sem isso, ela termina na versão em que começou."
            value={migrate}
            onChange={setMigrate}
          />
        )}
        <Problems problems={publishing.problems} onShow={show} />
        {publishing.tests && (
          <TestResults results={publishing.tests} accepting={{ saving, onAccepted: publishing.onAccepted }} />
        )}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
        <Button
          loading={publishing.isBusy}
          onClick={() => void publishing.publish({ migrate, accept: failed })}
          data-autofocus
        >
          {failed ? 'Publicar mesmo assim' : 'Publicar'}
        </Button>
      </Group>
    </Dialog>
  );
}

/** What only the server could see. */
function Problems({
  problems,
  onShow,
}: {
  problems: readonly FlowProblem[];
  onShow: (node: string) => void;
}) {
  return problems.map(({ node, message, severity }) => (
    <NoticeBar
      key={`${node}:${message}`}
      kind={severity === 'error' ? 'failure' : 'waiting'}
      action={
        node !== null && (
          <Button size="xs" variant="default" onClick={() => onShow(node)}>
            Mostrar
          </Button>
        )
      }
    >
      {message}
    </NoticeBar>
  ));
}
