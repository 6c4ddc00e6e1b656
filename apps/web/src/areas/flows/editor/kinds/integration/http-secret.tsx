import { Button, Select } from '@mantine/core';
import { calls, maySendSecret, type CallOutput } from '@prosa/contract';
import { useState } from 'react';
import { useCall } from '../../../../../lib/api/use-call.ts';
import classes from '../../fields/fields.module.css';
import { hostOfAddress, SecretDialog } from './secret-dialog.tsx';

interface Props {
  /** The secret's name; empty is none. */
  value: string;
  /** Where the step sends it. */
  address: string;
  onChange: (name: string) => void;
}

type Secret = CallOutput<typeof calls.getFlowSecrets>[number];

/** Which secret goes along as "Authorization". Only names and hosts are ever shown. */
export function HttpSecret({ value, address, onChange }: Props) {
  const secrets = useCall(calls.getFlowSecrets, {}).data;
  const [edited, setEdited] = useState<string | null>(null);
  const names = (secrets ?? []).map(({ name }) => name);
  const chosen = secrets?.find(({ name }) => name === value);
  const isLost = value !== '' && secrets !== undefined && !chosen;
  const why = isLost ? 'Foi apagada. Escolha outra.' : chosen && obstacle(chosen, address);
  const isReplaceable = chosen !== undefined && why !== undefined;
  return (
    <>
      <Select
        label="Senha de acesso (Authorization)"
        description={chosen?.hosts.length ? `Só vai a ${chosen.hosts.join(', ')}, por https.` : undefined}
        data={[{ value: '-', label: 'Nenhuma' }, ...new Set(value ? [...names, value] : names)]}
        value={value || '-'}
        allowDeselect={false}
        error={why}
        onChange={(name) => name && onChange(name === '-' ? '' : name)}
      />
      <div className={classes.line}>
        <Button variant="default" size="xs" onClick={() => setEdited('')}>
          Nova senha de acesso
        </Button>
        {isReplaceable && (
          <Button variant="default" size="xs" onClick={() => setEdited(value)}>
            Salvar esta de novo
          </Button>
        )}
      </div>
      {edited !== null && (
        <SecretDialog
          known={edited}
          hosts={proposedHosts(edited === '' ? undefined : chosen, address)}
          onClose={() => setEdited(null)}
          onSaved={onChange}
        />
      )}
    </>
  );
}

/** Returns why the secret would not be sent; undefined where it would, or where only a run can know. */
function obstacle({ hosts }: Secret, address: string): string | undefined {
  if (!hosts.length) return 'Falta dizer a que servidor ela pode ir. Salve-a de novo.';
  const server = /^\s*https?:\/\/[^/?#{]+(?=[/?#]|\s*$)/i.exec(address)?.[0].trim();
  if (!server || maySendSecret(server, hosts)) return undefined;
  return hostOfAddress(server) ? `Não pode ir a ${hostOfAddress(server)}.` : 'Só é enviada por https.';
}

function proposedHosts(secret: Secret | undefined, address: string): string[] {
  const host = hostOfAddress(address);
  return [...new Set([...(secret?.hosts ?? []), ...(host ? [host] : [])])];
}
