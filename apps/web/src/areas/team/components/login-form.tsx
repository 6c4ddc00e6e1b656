import { Anchor, Button, Checkbox, Group, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { useSignIn } from '../use-sign-in.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

/** E-mail and password; Enter submits. */
export function LoginForm({ email, onEmail, onForgot }: Props) {
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const first = useFocusOnMount<HTMLInputElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = useSignIn();
  const auth = useCallMutation(calls.auth, { onSuccess: (signedIn) => signIn(signedIn, { remember }) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = Boolean(email.trim() && password);
    setProblem(isComplete ? null : errorText('fill_all_fields'));
    if (isComplete) auth.mutate({ email: email.trim(), password, remember });
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
        aria-invalid={problem !== null && !email.trim()}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        aria-invalid={problem !== null && !password}
      />
      <Group justify="space-between" gap="xs">
        <Checkbox
          label="Lembrar de mim"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Anchor component="button" type="button" size="md" onClick={onForgot}>
          Esqueci minha senha
        </Anchor>
      </Group>
      <Button type="submit" size="md" fullWidth loading={auth.isPending}>
        Entrar
      </Button>
    </form>
  );
}
