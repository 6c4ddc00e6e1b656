import { TextInput } from '@mantine/core';
import { countryCode, maskPhone, phoneDigits } from '@prosa/brazil';
import type { KeyboardEvent } from 'react';
import classes from './country-phone.module.css';

interface Parts {
  country: string;
  phone: string;
}

interface Props extends Parts {
  /** The label of the number. */
  label: string;
  problems: Partial<Record<keyof Parts, string>>;
  onChange: (changes: Partial<Parts>) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

const maxDigits = 15;

/** A phone of any country, as two fields of digits; Brazilian numbers are shown as people write them. */
export function CountryPhone({ country, phone, label, problems, onChange, onKeyDown }: Props) {
  const isBrazilian = country === countryCode;
  return (
    <div className={classes.root}>
      <TextInput
        className={classes.country}
        label="País"
        leftSection="+"
        inputMode="numeric"
        maxLength={3}
        value={country}
        error={problems.country}
        onChange={({ currentTarget }) => onChange({ country: phoneDigits(currentTarget.value) })}
      />
      <TextInput
        className={classes.phone}
        label={label}
        type="tel"
        placeholder={isBrazilian ? '(11) 91234-5678' : 'Somente números'}
        value={isBrazilian ? maskPhone(phone) : phone}
        error={problems.phone}
        onChange={({ currentTarget }) =>
          onChange({ phone: phoneDigits(currentTarget.value).slice(0, maxDigits) })
        }
        onKeyDown={onKeyDown}
        data-autofocus
      />
    </div>
  );
}
