import { Button, TextInput } from '@mantine/core';
import type { SimulatedCustomer as Customer } from '@prosa/contract';
import { useForm } from '../../../lib/use-form.ts';
import { useSeamWrite } from '../api/use-seam.ts';
import { ControlGroup } from './control-group.tsx';
import classes from './controls.module.css';

/** Answers from the business's own handset, past Prosa. */
export function OwnPhoneForm({ channel, customer }: { channel: string; customer: Customer }) {
  const { fields, change, reset, submit } = useForm({
    initial: { message: '' },
    onSubmit: ({ message }) => {
      const trimmed = message.trim();
      if (trimmed) write.mutate({ channel, phone: customer.phone, type: 'text', message: trimmed });
    },
  });
  const write = useSeamWrite('own-phone', { onSuccess: reset });
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
          value={fields.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={write.isPending}>
          Enviar
        </Button>
      </form>
    </ControlGroup>
  );
}
