import { Button, Loader } from '@mantine/core';
import { maskPhone } from '@prosa/brazil';
import { calls, type Chip } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SimulatedScanButton } from '../../simulator/components/simulated-scan-button.tsx';
import classes from './connect-dialog.module.css';
import { ConnectSteps } from './connect-steps.tsx';
import { PairingCode } from './pairing-code.tsx';

const steps = [
  'Abra o WhatsApp no celular.',
  'Toque em Mais opções ou Configurações → Dispositivos conectados.',
  'Toque em Conectar dispositivo e em Conectar com número de telefone.',
  'Digite o código desta tela.',
];

/** The phone of the number and, once the code for it has come, the code and the steps to where it is typed. */
export function CodePanel({ chip }: { chip: Chip }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.pairChip, {
    initial: { phone: '' },
    input: ({ phone }) => ({ chip: chip._id, phone }),
    refusals: [{ field: 'phone', codes: ['channel_phone_invalid'] }],
    otherwise: 'phone',
    invalidates: [calls.getChips],
    onSaved: () => undefined,
  });
  const code = chip.pairing_code;
  return (
    <ConnectSteps steps={steps}>
      <CodeState chip={chip} />
      {code && chip.capabilities.simulated && (
        <SimulatedScanButton qrcode={code} label="Digitar no celular simulado" />
      )}
      <form className={classes.phone} onSubmit={submit} noValidate>
        <PhoneField
          label="Número do celular"
          description="O do WhatsApp que será conectado."
          mask={maskPhone}
          value={fields.phone}
          error={problems.phone}
          onChange={(phone) => change({ phone })}
        />
        <Button type="submit" variant={code ? 'default' : 'filled'} loading={isSaving}>
          {code ? 'Gerar outro código' : 'Gerar código'}
        </Button>
      </form>
    </ConnectSteps>
  );
}

/** The code, or what became of it; nothing before one was asked for. */
function CodeState({ chip }: { chip: Chip }) {
  if (chip.pairing_code) return <PairingCode code={chip.pairing_code} />;
  if (chip.status === 'connecting' && !chip.qrcode)
    return (
      <div className={classes.waiting} role="status">
        <Loader size="sm" />
        Gerando o código…
      </div>
    );
  if (chip.status_reason !== 'qr_expired') return null;
  return (
    <p className={classes.expired} role="status">
      O código anterior expirou. Gere outro.
    </p>
  );
}
