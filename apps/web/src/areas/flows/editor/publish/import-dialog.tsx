import { FileInput, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { notify } from '../../../../ui/notify.tsx';
import { useDeeds } from '../editor-context.ts';
import { importFlow } from '../model/flow-file.ts';

/** Takes the drawing of a file into the draft; it can be taken back like any other edit. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { dispatch } = useDeeds();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async () => {
    if (!file) return setProblem('Escolha um arquivo');
    const read = importFlow(await file.text());
    if ('problem' in read) return setProblem(read.problem);
    dispatch({ kind: 'edit', change: () => read.document, select: [] });
    notify.success('Fluxo importado para o rascunho');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void load();
  };
  return (
    <FormDialog opened title="Importar JSON" submitLabel="Importar" onClose={onClose} onSubmit={submit}>
      <FileInput
        label="Arquivo"
        placeholder="Escolher arquivo .json"
        accept="application/json,.json"
        value={file}
        error={problem}
        onChange={(chosen) => {
          setFile(chosen);
          setProblem(null);
        }}
      />
      <Text size="sm" c="dimmed">
        O desenho do arquivo toma o lugar do rascunho. O que está publicado continua no ar, e você pode
        desfazer.
      </Text>
    </FormDialog>
  );
}
