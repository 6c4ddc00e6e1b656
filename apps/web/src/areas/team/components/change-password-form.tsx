import { Button, Group } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { passwordProblem } from '../password-rules.ts';
import { usePasswordMin } from '../use-password-min.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const blank = { old: '', password: '', confirmation: '' };

interface Props {
  submitLabel: string;
  onDone?: () => void;
  /** Another button before the submit. */
  secondary?: ReactNode;
}

/** Old password, new one and confirmation. */
export function ChangePasswordForm({ submitLabel, onDone, secondary }: Props) {
  const [typed, setTyped] = useState(blank);
  const [problem, setProblem] = useState<string | null>(null);
  const passwordMin = usePasswordMin();
  const change = useCallMutation(calls.changeUserPassword, {
    quiet: true,
    onError: (error) => setProblem(error.message),
    onSuccess: () => {
      setTyped(blank);
      notify.success('Senha alterada com sucesso');
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblem(typed, passwordMin);
    setProblem(found);
    if (!found) change.mutate({ old_password: typed.old, password: typed.password });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
      {problem && <NoticeBar kind="failure">{problem}</NoticeBar>}
      <PasswordField
        label="Senha atual"
        name="current-password"
        autoComplete="current-password"
        value={typed.old}
        onChange={(event) => setTyped({ ...typed, old: event.currentTarget.value })}
      />
      <NewPasswordFields
        password={typed.password}
        confirmation={typed.confirmation}
        onPassword={(password) => setTyped({ ...typed, password })}
        onConfirmation={(confirmation) => setTyped({ ...typed, confirmation })}
      />
      <Group justify="flex-end" gap="xs">
        {secondary}
        <Button type="submit" loading={change.isPending}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
