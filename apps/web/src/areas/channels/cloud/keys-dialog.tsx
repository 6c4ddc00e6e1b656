import { calls, type Chip } from '@prosa/contract';
import { useState } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { KeysForm } from './keys-form.tsx';
import classes from './keys-dialog.module.css';
import { KeysTest } from './keys-test.tsx';
import { WebhookFields } from './webhook-fields.tsx';

interface Props {
  chip: Chip;
  onClose: () => void;
}

/** Connects a number of the official API, step by step: its keys, Meta's webhook, and a test of both. */
export function KeysDialog({ chip, onClose }: Props) {
  const { data, error, refetch } = useCall(calls.getCloudKeys, { chip: chip._id });
  const [saves, setSaves] = useState(0);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Chaves da Meta: ${chip.name}`}
      size={640}
      closeOnClickOutside={false}
    >
      {!data &&
        (error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        ))}
      {data && (
        <ol className={classes.steps}>
          <li>
            <h3 className={classes.step}>Informe as chaves</h3>
            <p className={classes.note}>
              No painel da Meta (developers.facebook.com), abra seu aplicativo. As duas identificações estão
              em WhatsApp › Configuração da API; a chave secreta, em Configurações › Básico. Use um token
              permanente de um usuário do sistema: o temporário vence em um dia.
            </p>
            <KeysForm chip={chip._id} saved={data.saved} onSaved={() => setSaves(saves + 1)} />
          </li>
          <li>
            <h3 className={classes.step}>Aponte o webhook da Meta para cá</h3>
            <WebhookFields webhook={data.webhook} />
          </li>
          <li>
            <h3 className={classes.step}>Teste e conecte</h3>
            {/* What a test said of earlier keys says nothing of new ones. */}
            <KeysTest key={saves} chip={chip} isReady={data.saved !== null} />
          </li>
        </ol>
      )}
    </Dialog>
  );
}
