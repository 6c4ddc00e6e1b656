import { Anchor, Button, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
}

/** Asks for the e-mail that gets the recovery link. */
export function RecoveryForm({ email, onEmail, onDone }: Props) {
  const first = useFocusOnMount<HTMLInputElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const recovery = useCallMutation(calls.sendPasswordRecovery, {
    onSuccess: () => {
      notify.success(
        'Email enviado com sucesso! Verifique sua caixa de entrada, incluindo a pasta de Spam.',
        { autoClose: 10_000 },
      );
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(email.trim() ? null : errorText('fill_all_fields'));
    if (email.trim()) recovery.mutate({ email: email.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      {problem && <NoticeBar kind="failure">{problem}</NoticeBar>}
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        ref={first}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        aria-invalid={problem !== null}
      />
      <Button type="submit" size="md" fullWidth loading={recovery.isPending}>
        Recuperar acesso
      </Button>
      <Anchor component="button" type="button" size="md" ta="center" onClick={onDone}>
        Voltar para o login
      </Anchor>
    </form>
  );
}
