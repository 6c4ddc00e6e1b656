import { Button, Group, Stack, TextInput } from '@mantine/core';
import { calls, type CloudKeysView } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Props {
  chip: string;
  /** The keys as they are, with masked secrets; null before any were saved. */
  saved: CloudKeysView['saved'];
  onSaved: () => void;
}

interface Fields {
  phone_number_id: string;
  waba_id: string;
  access_token: string;
  app_secret: string;
}

const idProblem = 'Cole só os números, como estão no painel da Meta.';
const required = 'Campo obrigatório';
const refusals = [
  { field: 'phone_number_id', codes: ['cloud_number_taken'] },
  { field: 'access_token', codes: ['cloud_keys_incomplete'] },
] as const;

/** The keys of a number. A secret that is left empty stays as it is. */
export function KeysForm({ chip, saved, onSaved }: Props) {
  const client = useQueryClient();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveCloudKeys, {
    initial: (): Fields => ({
      phone_number_id: saved?.phone_number_id ?? '',
      waba_id: saved?.waba_id ?? '',
      access_token: '',
      app_secret: '',
    }),
    validate: (typed) => problemsOf(typed, saved !== null),
    refusals,
    input: ({ phone_number_id, waba_id, access_token, app_secret }) => ({
      chip,
      phone_number_id: phone_number_id.trim(),
      waba_id: waba_id.trim(),
      ...(access_token.trim() ? { access_token } : {}),
      ...(app_secret.trim() ? { app_secret } : {}),
    }),
    onSaved: (keys) => {
      client.setQueryData(callKey(calls.getCloudKeys, { chip }), keys);
      change({ access_token: '', app_secret: '' });
      notify.success('Chaves salvas');
      onSaved();
    },
  });
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Identificação do número de telefone"
          inputMode="numeric"
          {...field('phone_number_id')}
        />
        <TextInput
          label="Identificação da conta do WhatsApp Business"
          inputMode="numeric"
          {...field('waba_id')}
        />
        <PasswordField label="Token de acesso" placeholder={saved?.access_token} {...field('access_token')} />
        <PasswordField
          label="Chave secreta do aplicativo"
          placeholder={saved?.app_secret}
          {...field('app_secret')}
        />
        <Group>
          <Button type="submit" loading={isSaving}>
            Salvar chaves
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function problemsOf(typed: Fields, areSaved: boolean): Partial<Record<keyof Fields, string>> {
  const isId = (text: string) => /^\d{5,30}$/.test(text.trim());
  const isMissing = (text: string) => !areSaved && text.trim() === '';
  return {
    ...(isId(typed.phone_number_id) ? {} : { phone_number_id: idProblem }),
    ...(isId(typed.waba_id) ? {} : { waba_id: idProblem }),
    ...(isMissing(typed.access_token) ? { access_token: required } : {}),
    ...(isMissing(typed.app_secret) ? { app_secret: required } : {}),
  };
}
