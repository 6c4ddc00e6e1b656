import { Button, Group, Stack, TextInput } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useEffect, type ReactNode } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { QrCode } from '../../../ui/text/qr-code.tsx';
import classes from './second-factor.module.css';

interface Props {
  /** Gets the recovery codes once the second factor is active. */
  onActive: (codes: readonly string[]) => void;
  /** Another button before the submit. */
  secondary?: ReactNode;
}

/** Sets up an authenticator app: the secret as a QR code and as text, then a first code that proves it works. */
export function SecondFactorSetup({ onActive, secondary }: Props) {
  const begin = useCallMutation(calls.beginSecondFactor, { quiet: true });
  const { mutate } = begin;
  useEffect(() => mutate({}), [mutate]);
  if (begin.error) return <ErrorState message={begin.error.message} onRetry={() => mutate({})} />;
  if (!begin.data) return <SkeletonRows rows={3} />;
  return <Confirmation {...begin.data} onActive={onActive} secondary={secondary} />;
}

interface ConfirmationProps extends Props {
  secret: string;
  address: string;
}

function Confirmation({ secret, address, onActive, secondary }: ConfirmationProps) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.confirmSecondFactor, {
    initial: { code: '' },
    otherwise: 'form',
    input: (typed) => typed,
    onSaved: ({ recovery_codes }) => onActive(recovery_codes),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <p className={classes.step}>
          1. Leia este código com um aplicativo autenticador no celular, como Google Authenticator, Microsoft
          Authenticator ou 1Password.
        </p>
        <div className={classes.qr}>
          <QrCode text={address} label="QR code para o aplicativo autenticador" />
        </div>
        <p className={classes.step}>
          Sem câmera? Digite esta chave no aplicativo:{' '}
          <code className={classes.secret}>{inGroups(secret)}</code>
        </p>
        {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
        <TextInput
          label="2. Código que o aplicativo mostra"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          value={fields.code}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
        <Group justify="flex-end" gap="xs">
          {secondary}
          <Button type="submit" loading={isSaving} disabled={fields.code.trim() === ''}>
            Ativar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
