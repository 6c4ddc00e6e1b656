import { FileInput, Text } from '@mantine/core';
import { nodeTitles, type FlowDocument } from '@prosa/contract';
import { problemsOf } from '@prosa/flow-engine';
import { useState } from 'react';
import { useForm } from '../../../../lib/use-form.ts';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { knownIn } from '../problems/use-problems.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { importFlow } from '../model/flow-file.ts';

interface Props {
  saving: Drafting;
  view: EditorView;
}

const maxBytes = 5_000_000;
const noFile: { file: File | null } = { file: null };

/** Takes the drawing of a file into the draft; it can be taken back like any other edit. */
export function ImportDialog({ saving, view }: Props) {
  const take = useImport({ saving, view });
  const [isBusy, setBusy] = useState(false);
  const { fields, change, problems, refuse, submit } = useForm({
    initial: noFile,
    validate: ({ file }) => (file ? {} : { file: 'Escolha um arquivo' }),
    onSubmit: ({ file }) => {
      if (file) void tryIt(file);
    },
  });
  const tryIt = async (file: File) => {
    setBusy(true);
    const problem = await take(file);
    if (problem !== null) refuse({ file: problem });
    setBusy(false);
  };
  return (
    <FormDialog
      opened
      title="Importar JSON"
      submitLabel="Importar"
      busy={isBusy}
      onClose={() => view.setDialog(null)}
      onSubmit={submit}
    >
      <FileInput
        label="Arquivo"
        placeholder="Escolher arquivo .json"
        accept="application/json,.json"
        value={fields.file}
        error={problems.file}
        onChange={(file) => change({ file })}
      />
      <Text size="sm" c="dimmed">
        O desenho do arquivo toma o lugar do rascunho. O que está publicado continua no ar, e você pode
        desfazer.
      </Text>
    </FormDialog>
  );
}

/** Answers why a file cannot be taken, or null once its drawing is the draft. */
function useImport({ saving, view }: Props): (file: File) => Promise<string | null> {
  const { company } = useEditor();
  const { dispatch } = useEditorActions();
  return async (file) => {
    if (file.size > maxBytes) return 'Este arquivo é grande demais para ser um fluxo.';
    const read = importFlow(await file.text());
    if ('problem' in read) return read.problem;
    const { document } = read;
    // What the server would refuse must not take the place of a draft that it has.
    const refused = await saving.offer(document);
    if (refused !== null) return damageIn(document, refused);
    dispatch({ kind: 'edit', change: () => document, select: [] });
    const isUnfinished = problemsOf(document, knownIn(company)).length > 0;
    view.show({ dialog: null, ...(isUnfinished ? { side: 'problems', isSimulating: false } : {}) });
    notify.success(
      isUnfinished ? 'Fluxo importado. Confira os problemas ao lado.' : 'Fluxo importado para o rascunho',
    );
    return null;
  };
}

/** The server names a damaged part by its place; people know the step by its name. */
function damageIn({ nodes }: FlowDocument, refused: string): string {
  const place = /\bdocument\.nodes\.(\d+)/.exec(refused)?.[1];
  const node = place === undefined ? undefined : nodes[Number(place)];
  if (node)
    return `Este fluxo está danificado: o passo “${node.label || nodeTitles[node.type]}” não pode ser lido.`;
  return refused.includes('document') ? 'Este arquivo não contém um fluxo.' : refused;
}
