import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { SignInPage } from '../components/sign-in-page.tsx';

/** /welcome: the login as a new customer sees it after the purchase. */
export function Welcome() {
  return <SignInPage title="Boas-vindas ao Prosa" notice={<FirstAccess />} />;
}

function FirstAccess() {
  return (
    <NoticeBar>
      O acesso é liberado em até 3 minutos após a compra. No primeiro login, use o e-mail da compra; a senha
      inicial são apenas os números do seu CPF ou CNPJ.
    </NoticeBar>
  );
}
