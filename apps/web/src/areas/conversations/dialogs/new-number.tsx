import { Alert, Button, Group, TextInput } from '@mantine/core';
import { maskPhone, phoneDigits } from '@prosa/brazil';
import { calls, limits } from '@prosa/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import classes from './new-number.module.css';

interface Props {
  chip: string | null;
  /** The address of the number, once the network confirmed it. */
  jid: string | null;
  onChecked: (jid: string | null) => void;
}

const brazil = limits.default_country_code;

/** A number that is no contact yet: country, number, and whether WhatsApp knows it. */
export function NewNumber({ chip, jid, onChecked }: Props) {
  const [country, setCountry] = useState<string>(brazil);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ country?: string; phone?: string }>({});
  const check = useCallMutation(calls.checkPhone, {
    quiet: true,
    onSuccess: (found) => onChecked(found.jid),
    onError: (error) => setProblem({ phone: error.message }),
  });
  const change = (set: () => void) => {
    set();
    setProblem({});
    onChecked(null);
  };
  const ask = () => {
    const phone = phoneDigits(typed);
    const wrong = {
      ...(/^[1-9]\d{0,2}$/.test(country) ? {} : { country: 'Código do país inválido.' }),
      ...(phone.length >= 6 ? {} : { phone: 'Número de telefone inválido.' }),
    };
    setProblem(wrong);
    if (Object.keys(wrong).length > 0) return;
    check.mutate({ phone: country + phone, ...(chip ? { chip } : {}) });
  };
  return (
    <>
      <div className={classes.line}>
        <TextInput
          className={classes.country}
          label="País"
          leftSection="+"
          inputMode="numeric"
          maxLength={3}
          value={country}
          error={problem.country}
          onChange={({ currentTarget }) => change(() => setCountry(phoneDigits(currentTarget.value)))}
        />
        <TextInput
          className={classes.phone}
          label="Telefone"
          type="tel"
          placeholder={country === brazil ? '(11) 91234-5678' : 'Somente números'}
          value={country === brazil ? maskPhone(typed) : typed}
          error={problem.phone}
          onChange={({ currentTarget }) =>
            change(() => setTyped(phoneDigits(currentTarget.value).slice(0, 15)))
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || jid) return;
            event.preventDefault();
            ask();
          }}
          data-autofocus
        />
      </div>
      {jid ? (
        <Alert color="jade" icon={<IconCircleCheck size={18} aria-hidden />} role="status">
          Este número tem WhatsApp.
        </Alert>
      ) : (
        <Group justify="flex-end">
          <Button variant="light" loading={check.isPending} onClick={ask}>
            Verificar número
          </Button>
        </Group>
      )}
    </>
  );
}
