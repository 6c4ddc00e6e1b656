import { FileInput, Text } from '@mantine/core';
import { calls } from '@prosa/contract';
import { problemsOf } from '@prosa/flow-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../../../lib/api/use-call.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { knownIn } from '../problems/use-problems.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { bringFiles, withoutForeignFiles } from '../../files/bring-files.ts';
import { damageIn, readFlowFile } from '../../files/read-file.ts';
import { idsByName, withIds } from '../model/references.ts';

interface Props {
  saving: Drafting;
  view: EditorView;
}

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
        O desenho do arquivo e os arquivos que ele envia tomam o lugar do rascunho; o gatilho fica. O que está
        publicado continua no ar, e você pode desfazer.
      </Text>
    </FormDialog>
  );
}

/** Answers why a file cannot be taken, or null once its drawing is the draft. */
function useImport({ saving, view }: Props): (file: File) => Promise<string | null> {
  const { company } = useEditor();
  const { dispatch } = useEditorActions();
  const client = useQueryClient();
  return async (file) => {
    const read = await readFlowFile(file);
    if ('problem' in read) return read.problem;
    const { medias = [] } = company;
    const drawn = withIds(read.document, idsByName(read.names ?? {}, company));
    // What the server would refuse must not take the place of a draft that it has.
    const refusal = await saving.offer(withoutForeignFiles(drawn, medias));
    if (refusal !== null) return damageIn(drawn, refusal);
    const { document, refused } = await bringFiles(drawn, read.files ?? [], medias);
    await client.invalidateQueries({ queryKey: callKey(calls.getMedias) });
    dispatch({ kind: 'edit', change: () => document, select: [] });
    const isUnfinished = problemsOf(document, knownIn(company)).length > 0;
    view.show({ dialog: null, ...(isUnfinished ? { side: 'problems', isSimulating: false } : {}) });
    if (refused.length > 0) notify.warning(`Não veio tudo. ${refused.join(' ')}`);
    else
      notify.success(
        isUnfinished ? 'Fluxo importado. Confira os problemas ao lado.' : 'Fluxo importado para o rascunho',
      );
    return null;
  };
}
