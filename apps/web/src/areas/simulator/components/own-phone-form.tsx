import { Button, TextInput } from '@mantine/core';
import type { SimulatedCustomer as Customer } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useSeamWrite } from '../api/use-seam.ts';
import { ControlGroup } from './control-group.tsx';
import classes from './controls.module.css';

/** The business answers on its own handset, past Prosa. */
export function OwnPhoneForm({ channel, customer }: { channel: string; customer: Customer }) {
  const [message, setMessage] = useState('');
  const write = useSeamWrite('own-phone', { onSuccess: () => setMessage('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = message.trim();
    if (trimmed) write.mutate({ channel, phone: customer.phone, type: 'text', message: trimmed });
  };
  return (
    <ControlGroup
      title="Celular da empresa"
      text="Alguém da empresa responde direto no aparelho, sem usar o Prosa."
    >
      <form className={classes.line} onSubmit={submit}>
        <TextInput
          className={classes.grow}
          aria-label="Mensagem do celular da empresa"
          placeholder="Já estou separando seu pedido"
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={write.isPending}>
          Enviar
        </Button>
      </form>
    </ControlGroup>
  );
}
