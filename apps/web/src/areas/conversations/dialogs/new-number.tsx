import { Alert, Button, Group } from '@mantine/core';
import { calls, limits, type CallOutput } from '@prosa/contract';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { CountryPhone } from '../../../ui/form/country-phone.tsx';

/** What came out of checking a phone. */
export type FoundPhone = CallOutput<typeof calls.checkPhone>;

interface Props {
  chip: string | null;
  /** Where the network knows the number, once it was checked. */
  found: FoundPhone | null;
  onFound: (found: FoundPhone | null) => void;
}

const brazil: string = limits.default_country_code;

/** A phone that is not a contact yet: country, number, and whether WhatsApp knows it. */
export function NewNumber({ chip, found, onFound }: Props) {
  const form = useCallForm(calls.checkPhone, {
    initial: { country: brazil, phone: '' },
    validate: ({ country, phone }) => ({
      ...(/^[1-9]\d{0,2}$/.test(country) ? {} : { country: 'Código do país inválido.' }),
      ...(phone.length >= 6 ? {} : { phone: 'Número de telefone inválido.' }),
    }),
    otherwise: 'phone',
    input: ({ country, phone }) => ({ phone: country + phone, ...(chip ? { chip } : {}) }),
    onSaved: (answer) => onFound(answer),
  });
  const { problems, submit, isSaving } = form;
  const { country, phone } = form.fields;
  const change = (changes: Partial<typeof form.fields>) => {
    form.change(changes);
    onFound(null);
  };
  return (
    <>
      <CountryPhone
        label="Telefone"
        country={country}
        phone={phone}
        problems={problems}
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !found) submit(event);
        }}
      />
      {found ? (
        <Found checked={found.checked} />
      ) : (
        <Group justify="flex-end">
          <Button variant="light" loading={isSaving} onClick={submit}>
            Verificar número
          </Button>
        </Group>
      )}
    </>
  );
}

/** Says what is known of the number; over some channels nobody can ask. */
function Found({ checked }: Pick<FoundPhone, 'checked'>) {
  if (checked)
    return (
      <Alert color="jade" icon={<IconCircleCheck size={18} aria-hidden />} role="status">
        Este número tem WhatsApp.
      </Alert>
    );
  return (
    <Alert color="gray" icon={<IconInfoCircle size={18} aria-hidden />} role="status">
      Por este canal não dá para saber se o número tem WhatsApp. Confira os dígitos: se não tiver, a mensagem
      falha e avisa.
    </Alert>
  );
}
