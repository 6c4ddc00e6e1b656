import { Anchor } from '@mantine/core';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { useRecoversByMail } from '../use-recovers-by-mail.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RecoveryForm } from './recovery-form.tsx';

interface Props {
  email: string;
  onDone: (email: string) => void;
}

/** How to get in without the password: by mail, or, where the server sends no mail, by asking somebody. */
export function Recovery({ email, onDone }: Props) {
  const byMail = useRecoversByMail();
  if (byMail === undefined) return <AuthFrame title="Recuperar acesso">{null}</AuthFrame>;
  if (byMail) {
    return (
      <AuthFrame title="Recuperar acesso" description="Enviamos um link para criar uma nova senha.">
        <RecoveryForm email={email} onDone={onDone} />
      </AuthFrame>
    );
  }
  return <NoMail onDone={() => onDone(email)} />;
}

function NoMail({ onDone }: { onDone: () => void }) {
  const first = useFocusOnMount<HTMLButtonElement>();
  return (
    <AuthFrame title="Recuperar acesso" description="Este servidor ainda não envia e-mails.">
      <NoticeBar kind="waiting">
        Peça uma senha nova ao proprietário ou a um gerente da sua empresa: eles a definem em Equipe. Se você
        é o proprietário, fale com quem instalou o Prosa.
      </NoticeBar>
      <Anchor component="button" type="button" ref={first} size="md" mt="md" onClick={onDone}>
        Voltar para o login
      </Anchor>
    </AuthFrame>
  );
}
