import { Button, NumberInput } from '@mantine/core';
import type { SimulatedCustomer, SimulatedFault } from '@prosa/contract';
import { useState } from 'react';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useSeamWrite } from '../api/use-seam.ts';
import { faultOf, faults, type FaultWords } from '../faults.ts';
import { ControlGroup } from './control-group.tsx';
import classes from './controls.module.css';

interface Props {
  channel: string;
  customer: SimulatedCustomer | null;
}

/** Turns faults on and off for the number. */
export function FaultsPanel({ channel, customer }: Props) {
  const { mutate } = useSeamWrite('fault');
  const set = (kind: SimulatedFault['kind'], amount = 0) => {
    const fault = faultOf(kind, { amount, phone: customer?.phone ?? '' });
    const done = kind === 'none' ? 'Falhas encerradas' : 'Falha provocada';
    mutate({ channel, ...fault }, { onSuccess: () => notify.info(done) });
  };
  return (
    <ControlGroup title="Falhas" text="Provoque um problema neste número e veja o que o Prosa mostra.">
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <FaultRow
            key={fault.kind}
            fault={fault}
            isDisabled={fault.kind === 'unregistered' && !customer}
            onSet={(amount) => set(fault.kind, amount)}
          />
        ))}
      </ul>
      <Button variant="light" fullWidth onClick={() => set('none')}>
        Encerrar todas as falhas
      </Button>
    </ControlGroup>
  );
}

interface RowProps {
  fault: FaultWords;
  isDisabled: boolean;
  onSet: (amount: number) => void;
}

function FaultRow({ fault, isDisabled, onSet }: RowProps) {
  const { name, text, amount } = fault;
  const [value, setValue] = useState<number | string>(amount?.initial ?? 0);
  return (
    <li className={classes.fault}>
      <div className={classes.faultText}>
        <p className={classes.faultName}>{name}</p>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.faultSide}>
        {amount && (
          <NumberInput
            size="xs"
            className={classes.amount}
            aria-label={`${amount.label}: ${name}`}
            suffix={amount.label === 'Segundos' ? ' s' : ''}
            min={1}
            max={amount.max}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            value={value}
            onChange={setValue}
          />
        )}
        <Button
          variant="default"
          size="xs"
          disabled={isDisabled}
          aria-label={`Provocar: ${name}`}
          onClick={() => onSet(Math.max(1, Number(value) || 1))}
        >
          Provocar
        </Button>
      </div>
    </li>
  );
}
