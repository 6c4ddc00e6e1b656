import { PasswordInput, TagsInput, TextInput } from '@mantine/core';
import { calls, errorText, secretHost } from '@prosa/contract';
import { useCallForm } from '../../../../../lib/api/use-call-form.ts';
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
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveFlowSecret, {
    initial: { name: known, secret: '', hosts: proposed },
    validate: ({ name, secret, hosts }) => ({
      ...(name.trim() ? {} : { name: errorText('name_required') }),
      ...(secret.trim() ? {} : { secret: 'Informe o valor' }),
      ...(hosts.length > 0 ? {} : { hosts: errorText('secret_host_required') }),
      ...wrongHost(hosts),
    }),
    input: ({ name, secret, hosts }) => ({ name: name.trim(), value: secret.trim(), hosts }),
    invalidates: [calls.getFlowSecrets],
    onSaved: (_saved, { name }) => {
      notify.success('Senha de acesso salva com sucesso');
      onSaved(name.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title={known ? 'Salvar a senha de acesso de novo' : 'Nova senha de acesso'}
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Nome"
        placeholder="Loja"
        maxLength={60}
        data-autofocus={known ? undefined : true}
        disabled={known !== ''}
        value={fields.name}
        error={problems.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <PasswordInput
        label="Valor"
        description="Vai inteiro no cabeçalho Authorization, como “Bearer abc123”. Depois de salvo, ninguém mais o vê."
        maxLength={4000}
        autoComplete="off"
        data-autofocus={known ? true : undefined}
        value={fields.secret}
        error={problems.secret}
        onChange={({ currentTarget }) => change({ secret: currentTarget.value })}
      />
      <TagsInput
        label="Servidores que a recebem"
        description="Ela não vai a nenhum outro, e só por https. Termine cada um com Enter."
        placeholder={fields.hosts.length ? undefined : 'api.minhaloja.com.br'}
        maxTags={10}
        splitChars={[',', ';', ' ']}
        value={fields.hosts}
        error={wrongHost(fields.hosts).hosts ?? problems.hosts}
        onChange={(written) =>
          change({ hosts: [...new Set(written.map((host) => secretHost(host) ?? host))] })
        }
      />
    </FormDialog>
  );
}

/** Says at once, not only when it is saved, which host is none. */
function wrongHost(hosts: readonly string[]): { hosts?: string } {
  const wrong = hosts.find((host) => secretHost(host) === null);
  return wrong === undefined ? {} : { hosts: `“${wrong}” não é um servidor com https.` };
}

/** Returns the https host of an address that a step calls; null while it has none, or one that only a run knows. */
export function hostOfAddress(address: string): string | null {
  const server = /^\s*https:\/\/[^/?#]+/i.exec(address)?.[0];
  return server ? secretHost(server) : null;
}
