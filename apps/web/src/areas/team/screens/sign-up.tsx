import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { maskPhone, toInternational } from '@prosa/brazil';
import { calls, errorText } from '@prosa/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { usePasswordMin } from '../use-password-min.ts';
import { useSignIn } from '../use-sign-in.ts';

interface Typed {
  name: string;
  company: string;
  email: string;
  phone: string;
  password: string;
}

/** /cadastro: a new company with its owner, who is signed in at once. */
export function SignUp() {
  const form = useForm<Typed>({
    initialValues: { name: '', company: '', email: '', phone: '', password: '' },
  });
  const first = useFocusOnMount<HTMLInputElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const passwordMin = usePasswordMin();
  const signIn = useSignIn();
  const creation = useCallMutation(calls.createUser, {
    quiet: true,
    onSuccess: (signedIn) => signIn(signedIn, { remember: false }),
    onError: (error) => setProblem(error.message),
  });
  const submit = form.onSubmit((typed) => {
    const found = problemOf(typed, passwordMin);
    setProblem(found);
    if (!found) creation.mutate(toCall(typed));
  });
  return (
    <AuthFrame
      title="Criar conta"
      description="Leva um minuto. Depois é só conectar o seu número."
      footer={
        <>
          Já tem conta?{' '}
          <Anchor component={Link} to="/login">
            Entrar
          </Anchor>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        {problem && <NoticeBar kind="failure">{problem}</NoticeBar>}
        <TextInput label="Seu nome" autoComplete="name" ref={first} {...form.getInputProps('name')} />
        <TextInput
          label="Empresa (opcional)"
          autoComplete="organization"
          {...form.getInputProps('company')}
        />
        <TextInput label="E-mail" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PhoneField
          label="Celular"
          mask={maskPhone}
          value={form.values.phone}
          onChange={(phone) => form.setFieldValue('phone', phone)}
        />
        <PasswordField
          label="Senha"
          description={`Pelo menos ${passwordMin} caracteres`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={creation.isPending}>
          Criar conta
        </Button>
      </form>
    </AuthFrame>
  );
}

function problemOf({ name, email, phone, password }: Typed, min: number): string | null {
  if (!name.trim() || !email.trim() || !phone || !password) return errorText('fill_all_fields');
  return password.length < min ? errorText('password_too_short', { min }) : null;
}

function toCall({ name, company, email, phone, password }: Typed) {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: toInternational(phone),
    password,
    ...(company.trim() ? { company: company.trim() } : {}),
  };
}
