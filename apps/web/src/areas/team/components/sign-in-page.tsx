import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { Recovery } from './recovery.tsx';

interface Props {
  title: string;
  description?: string;
  /** Shown above the form. */
  notice?: ReactNode;
}

/** The login, and the form for a forgotten password; the typed e-mail survives the switch between them. */
export function SignInPage({ title, description, notice }: Props) {
  const [email, setEmail] = useState('');
  const [isRecovering, setRecovering] = useState(false);
  const goOn = (typed: string) => {
    setEmail(typed);
    setRecovering(!isRecovering);
  };
  if (isRecovering) return <Recovery email={email} onDone={goOn} />;
  return (
    <AuthFrame
      title={title}
      description={description}
      footer={
        <>
          Ainda não usa o Prosa?{' '}
          <Anchor component={Link} to="/cadastro">
            Criar conta
          </Anchor>
        </>
      }
    >
      {notice}
      <LoginForm email={email} onForgot={goOn} />
    </AuthFrame>
  );
}
