import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../../lib/api/use-call.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { notify } from '../../../../ui/notify.tsx';
import classes from '../fields/fields.module.css';

interface Props {
  /** The secret's name; empty is none. */
  value: string;
  onChange: (name: string) => void;
}

/** Which secret goes along as "Authorization". Only names are ever shown. */
export function HttpSecret({ value, onChange }: Props) {
  const secrets = useCall(calls.getFlowSecrets, {}).data;
  const [isNew, setNew] = useState(false);
  const names = (secrets ?? []).map(({ name }) => name);
  const isLost = value !== '' && secrets !== undefined && !names.includes(value);
  return (
    <>
      <div className={classes.line} style={{ alignItems: 'flex-end' }}>
        <Select
          label="Senha de acesso (Authorization)"
          data={[{ value: '-', label: 'Nenhuma' }, ...new Set(value ? [...names, value] : names)]}
          value={value || '-'}
          allowDeselect={false}
          error={isLost ? 'Foi apagada. Escolha outra.' : undefined}
          onChange={(name) => name && onChange(name === '-' ? '' : name)}
        />
        <Button variant="default" onClick={() => setNew(true)}>
          Nova
        </Button>
      </div>
      {isNew && <SecretDialog onClose={() => setNew(false)} onSaved={onChange} />}
    </>
  );
}

function SecretDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (name: string) => void }) {
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const saving = useCallMutation(calls.saveFlowSecret, {
    invalidates: [calls.getFlowSecrets],
    onSuccess: () => {
      notify.success('Senha de acesso salva com sucesso');
      onSaved(name.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title="Nova senha de acesso"
      busy={saving.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() && secret.trim()) saving.mutate({ name: name.trim(), value: secret.trim() });
      }}
    >
      <TextInput
        label="Nome"
        placeholder="Loja"
        maxLength={60}
        data-autofocus
        value={name}
        error={isTried && !name.trim() ? errorText('name_required') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PasswordInput
        label="Valor"
        description="Vai inteiro no cabeçalho Authorization, como “Bearer abc123”. Depois de salvo, ninguém mais o vê."
        maxLength={4000}
        autoComplete="off"
        value={secret}
        error={isTried && !secret.trim() ? 'Informe o valor' : undefined}
        onChange={({ currentTarget }) => setSecret(currentTarget.value)}
      />
    </FormDialog>
  );
}
