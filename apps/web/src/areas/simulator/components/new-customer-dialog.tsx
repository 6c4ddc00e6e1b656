import { Button, TextInput } from '@mantine/core';
import { maskPhone, phoneFault, toInternational, withoutCountryCode } from '@prosa/brazil';
import { errorText, type SimulatedCustomer as Customer } from '@prosa/contract';
import { IconDice5 } from '@tabler/icons-react';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { inventCustomer } from '../customers/invent-customer.ts';

interface Props {
  onAdd: (customer: Customer) => void;
  onClose: () => void;
}

/** Name and phone of a new customer, filled in with believable ones. */
export function NewCustomerDialog({ onAdd, onClose }: Props) {
  const { fields, change, problems, submit } = useForm({
    initial: inventFields,
    validate: ({ phone }) => {
      const isPhone = phoneFault(withoutCountryCode(phone)) === null;
      return isPhone ? {} : { phone: errorText('phone_invalid') };
    },
    onSubmit: ({ name, phone }) => {
      onAdd({ phone: toInternational(phone), name: name.trim() || null });
      onClose();
    },
  });
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
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <PhoneField
        label="Telefone"
        mask={maskPhone}
        autoComplete="off"
        value={fields.phone}
        error={problems.phone}
        onChange={(phone) => change({ phone })}
      />
      <Button
        variant="default"
        leftSection={<IconDice5 size={16} aria-hidden />}
        onClick={() => change(inventFields())}
      >
        Sortear outro
      </Button>
    </FormDialog>
  );
}

function inventFields() {
  const { name, phone } = inventCustomer(Math.random);
  return { name, phone: maskPhone(phone) };
}
