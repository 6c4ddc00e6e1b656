import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { callKey, useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** 'Verificação em duas etapas' of the profile: set up, shown once, turned off with the password. */
export function SecondFactorSetting() {
  const { data, error, refetch } = useCall(calls.getSecondFactor, {}, { staleTime: 0 });
  const client = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: callKey(calls.getSecondFactor) });
    void client.invalidateQueries({ queryKey: callKey(calls.getSessions) });
  };
  const button = data?.active ? (
    <Button variant="default" onClick={() => setEnding(true)}>
      Desativar
    </Button>
  ) : (
    <Button onClick={() => setSettingUp(true)}>Ativar verificação em duas etapas</Button>
  );
  return (
    <SectionCard
      title="Verificação em duas etapas"
      description="Ao entrar, o Prosa pede também um código do seu celular. Quem descobrir a sua senha não entra."
      footer={data && !isSettingUp && !codes && button}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={1} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {data && !codes && !isSettingUp && <span>{stateOf(data)}</span>}
      {isSettingUp && (
        <SecondFactorSetup
          onActive={(made) => {
            setSettingUp(false);
            setCodes(made);
            refresh();
          }}
          secondary={
            <Button variant="default" onClick={() => setSettingUp(false)}>
              Cancelar
            </Button>
          }
        />
      )}
      {isEnding && <EndDialog onClose={() => setEnding(false)} onEnded={refresh} />}
    </SectionCard>
  );
}

function stateOf({
  active,
  recovery_codes_left: left,
}: {
  active: boolean;
  recovery_codes_left: number;
}): string {
  if (!active) return 'Desativada.';
  return `Ativa. Códigos de recuperação que ainda servem: ${left}.`;
}

function EndDialog({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.endSecondFactor, {
    initial: { password: '' },
    otherwise: 'form',
    input: (typed) => typed,
    onSaved: () => {
      notify.success('Verificação em duas etapas desativada');
      onEnded();
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title="Desativar verificação em duas etapas"
      submitLabel="Desativar"
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        data-autofocus
        value={fields.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
