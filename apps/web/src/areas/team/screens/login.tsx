import { useSearchParams } from 'react-router';
import { SignInPage } from '../components/sign-in-page.tsx';

/** /login; who came by the link of a sign-up's mail learns why the login stands before it. */
export function Login() {
  const [search] = useSearchParams();
  const isProof = search.get('voltar')?.startsWith('/confirmar-email');
  return (
    <SignInPage
      title="Entrar"
      description={
        isProof
          ? 'Para confirmar seu e-mail, entre com a senha que você criou no cadastro.'
          : 'Bom ter você de volta.'
      }
    />
  );
}
