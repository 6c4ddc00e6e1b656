import { Button, TextInput } from '@mantine/core';
import { maskPhone, toInternational } from '@prosa/brazil';
import { errorText, type SimulatedCustomer as Customer } from '@prosa/contract';
import { IconDice5 } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { inventCustomer } from '../customers/invent-customer.ts';

interface Props {
  onAdd: (customer: Customer) => void;
  onClose: () => void;
}

/** Name and phone of a new customer, filled in with believable ones. */
export function NewCustomerDialog({ onAdd, onClose }: Props) {
  const [form, setForm] = useState(inventForm);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = toInternational(form.phone);
    if (!/^55[1-9]\d{9,10}$/.test(phone)) return setProblem(errorText('phone_invalid'));
    onAdd({ phone, name: form.name.trim() || null });
    onClose();
  };
  return (
    <FormDialog
      opened
      title="Novo cliente"
      submitLabel="Criar"
      size={420}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Nome no WhatsApp"
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
      />
      <PhoneField
        label="Telefone"
        mask={maskPhone}
        autoComplete="off"
        value={form.phone}
        error={problem}
        onChange={(phone) => {
          setForm({ ...form, phone });
          setProblem(null);
        }}
      />
      <Button
        variant="default"
        leftSection={<IconDice5 size={16} aria-hidden />}
        onClick={() => setForm(inventForm())}
      >
        Sortear outro
      </Button>
    </FormDialog>
  );
}

function inventForm() {
  const { name, phone } = inventCustomer(Math.random);
  return { name, phone: maskPhone(phone) };
}
