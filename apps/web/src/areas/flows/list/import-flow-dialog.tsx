import { FileInput, Text, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { useForm } from '../../../lib/use-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { FlowFile } from '../editor/model/flow-file.ts';
import { addFromFile } from '../files/import-flow.ts';
import { readFlowFile } from '../files/read-file.ts';
import { flowAddress } from '../flow-address.ts';

/** Adds a flow from a file, with its trigger and its files, and opens it. */
export function ImportFlowDialog({ onClose }: { onClose: () => void }) {
  const { fields, change, choose, problems, submit, isBusy } = useImport();
  return (
    <FormDialog
      opened
      title="Importar fluxo"
      submitLabel="Importar"
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FileInput
        label="Arquivo"
        placeholder="Escolher arquivo .json"
        accept="application/json,.json"
        value={fields.file}
        error={problems.file}
        onChange={(file) => void choose(file)}
      />
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        value={fields.name}
        error={problems.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        Vem com o gatilho e os arquivos que o fluxo envia. Nada começa a atender antes de você publicar.
      </Text>
    </FormDialog>
  );
}

interface Typed {
  file: File | null;
  name: string;
}

const blank: Typed = { file: null, name: '' };

function useImport() {
  const [isBusy, setBusy] = useState(false);
  const [read, setRead] = useState<FlowFile | null>(null);
  const take = useTake();
  const form = useForm({
    initial: blank,
    validate: ({ file, name }) => ({
      ...(file ? {} : { file: 'Escolha um arquivo' }),
      ...(name.trim() || !file ? {} : { name: errorText('name_required') }),
    }),
    onSubmit: ({ name }) => {
      if (!read) return;
      setBusy(true);
      void take(name.trim(), read)
        .then((problem) => problem !== null && form.refuse({ file: problem }))
        .finally(() => setBusy(false));
    },
  });
  const choose = async (file: File | null) => {
    setRead(null);
    form.change({ file: null });
    if (!file) return;
    const found = await readFlowFile(file);
    if ('problem' in found) return form.refuse({ file: found.problem });
    setRead(found);
    form.change({ file, name: found.name ?? file.name.replace(/\.json$/i, '').slice(0, 120) });
  };
  return { ...form, choose, isBusy };
}

/** Answers why the flow cannot be added, or null once it is there and shown. */
function useTake(): (name: string, file: FlowFile) => Promise<string | null> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (name, file) => {
    try {
      const added = await addFromFile(name, file);
      if ('problem' in added) return added.problem;
      for (const reading of [calls.getFlows, calls.getMedias])
        void client.invalidateQueries({ queryKey: callKey(reading) });
      if (added.missing.length > 0) notify.warning(`Não veio tudo. ${added.missing.join(' ')}`);
      else notify.success('Fluxo importado com sucesso');
      void navigate(flowAddress(added.flow_id));
      return null;
    } catch (error) {
      return errorMessage(error);
    }
  };
}
