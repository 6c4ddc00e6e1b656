import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type Ref } from 'react';
import classes from './search-field.module.css';

interface Props {
  value: string;
  /** Called once typing rests, at once on Enter and on clearing. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  /** Milliseconds of rest; 1000 in tables. */
  delay?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Search box: shows at once what is typed and tells it on after a rest. Escape empties it. */
export function SearchField({ value, onChange, label, placeholder = label, delay = 1000, ref }: Props) {
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, delay);
  useEffect(() => setTyped(value), [value]);

  const now = (text: string) => {
    later.cancel();
    setTyped(text);
    onChange(text);
  };
  return (
    <TextInput
      ref={ref}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      className={classes.root}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size={24} aria-label="Limpar busca" onClick={() => now('')} />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(typed);
        if (event.key === 'Escape' && typed) now('');
      }}
    />
  );
}
