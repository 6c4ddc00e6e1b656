import { Anchor, Button, TextInput } from '@mantine/core';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';

interface Props {
  value: string;
  onChange: (code: string) => void;
  failure: string | undefined;
  isSaving: boolean;
  onBack: () => void;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function CodeStep({ value, onChange, failure, isSaving, onBack }: Props) {
  const input = useFocusOnMount<HTMLInputElement>();
  return (
    <>
      {failure && <NoticeBar kind="failure">{failure}</NoticeBar>}
      <TextInput
        ref={input}
        label="Código de verificação"
        description="Os 6 números que o seu aplicativo autenticador mostra agora, ou um código de recuperação."
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={failure !== undefined}
      />
      <Button type="submit" size="md" fullWidth loading={isSaving}>
        Entrar
      </Button>
      <Anchor component="button" type="button" size="md" ta="center" onClick={onBack}>
        Voltar
      </Anchor>
    </>
  );
}
