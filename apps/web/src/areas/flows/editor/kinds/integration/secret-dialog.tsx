import { PasswordInput, TagsInput, TextInput } from '@mantine/core';
import { calls, errorText, secretHost } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../../../lib/api/use-call.ts';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../../../ui/feedback/notify.tsx';

interface Props {
  /** The secret that is saved again; empty for a new one. */
  known: string;
  hosts: string[];
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Names a secret, takes its value, and says to which servers it may go. */
export function SecretDialog({ known, hosts: proposed, onClose, onSaved }: Props) {
  const [name, setName] = useState(known);
  const [secret, setSecret] = useState('');
  const [hosts, setHosts] = useState(proposed);
  const [isTried, setTried] = useState(false);
  const saving = useCallMutation(calls.saveFlowSecret, {
    invalidates: [calls.getFlowSecrets],
    onSuccess: () => {
      notify.success('Senha de acesso salva com sucesso');
      onSaved(name.trim());
      onClose();
    },
  });
  const wrong = hosts.find((host) => secretHost(host) === null);
  const isReady = name.trim() && secret.trim() && hosts.length > 0 && wrong === undefined;
  return (
    <FormDialog
      opened
      title={known ? 'Salvar a senha de acesso de novo' : 'Nova senha de acesso'}
      busy={saving.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isReady) saving.mutate({ name: name.trim(), value: secret.trim(), hosts });
      }}
    >
      <TextInput
        label="Nome"
        placeholder="Loja"
        maxLength={60}
        data-autofocus={known ? undefined : true}
        disabled={known !== ''}
        value={name}
        error={isTried && !name.trim() ? errorText('name_required') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PasswordInput
        label="Valor"
        description="Vai inteiro no cabeçalho Authorization, como “Bearer abc123”. Depois de salvo, ninguém mais o vê."
        maxLength={4000}
        autoComplete="off"
        data-autofocus={known ? true : undefined}
        value={secret}
        error={isTried && !secret.trim() ? 'Informe o valor' : undefined}
        onChange={({ currentTarget }) => setSecret(currentTarget.value)}
      />
      <TagsInput
        label="Servidores que a recebem"
        description="Ela não vai a nenhum outro, e só por https. Termine cada um com Enter."
        placeholder={hosts.length ? undefined : 'api.minhaloja.com.br'}
        maxTags={10}
        splitChars={[',', ';', ' ']}
        value={hosts}
        error={
          wrong === undefined
            ? emptyError(isTried && !hosts.length)
            : `“${wrong}” não é um servidor com https.`
        }
        onChange={(written) => setHosts([...new Set(written.map((host) => secretHost(host) ?? host))])}
      />
    </FormDialog>
  );
}

const emptyError = (isMissing: boolean) => (isMissing ? errorText('secret_host_required') : undefined);

/** Returns the https host of an address that a step calls; null while it has none, or one that only a run knows. */
export function hostOfAddress(address: string): string | null {
  const server = /^\s*https:\/\/[^/?#]+/i.exec(address)?.[0];
  return server ? secretHost(server) : null;
}
