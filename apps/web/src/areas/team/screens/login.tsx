import { SignInPage } from '../components/sign-in-page.tsx';

/** /login */
export function Login() {
  return <SignInPage title="Entrar" description="Bom ter você de volta." />;
}
