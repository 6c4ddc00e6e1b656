import { Button, Group } from '@mantine/core';
import { calls } from '@prosa/contract';
import type { ReactNode } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { passwordProblems } from '../password-rules.ts';
import { usePasswordMin } from '../use-password-min.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  submitLabel: string;
  onDone?: () => void;
  /** Another button before the submit. */
  secondary?: ReactNode;
}

/** The form for the old password, the new one and its confirmation. */
export function ChangePasswordForm({ submitLabel, onDone, secondary }: Props) {
  const passwordMin = usePasswordMin();
  const { fields, change, reset, problems, submit, isSaving } = useCallForm(calls.changeUserPassword, {
    initial: { old: '', password: '', confirmation: '' },
    validate: (typed) => passwordProblems(typed, passwordMin),
    otherwise: 'form',
    input: ({ old, password }) => ({ old_password: old, password }),
    onSaved: () => {
      reset();
      notify.success('Senha alterada com sucesso');
      onDone?.();
    },
  });
  return (
    <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <PasswordField
        label="Senha atual"
        name="current-password"
        autoComplete="current-password"
        value={fields.old}
        onChange={(event) => change({ old: event.currentTarget.value })}
      />
      <NewPasswordFields {...fields} onChange={change} />
      <Group justify="flex-end" gap="xs">
        {secondary}
        <Button type="submit" loading={isSaving}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
