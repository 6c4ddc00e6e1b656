import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { isVariableName, toVariableName } from '../model/variables.ts';

interface Props {
  label: string;
  /** Null where nothing is kept. */
  value: string | null;
  onChange: (name: string) => void;
  description?: string;
  /** The label is for screen readers only. */
  isBare?: boolean;
  /** Whether it may be left empty; `onChange` gets an empty text then. */
  isOptional?: boolean;
}

/** The name of a variable that gets something. Only a name that can be one is taken over. */
export function VariableField({ label, value, onChange, isBare, isOptional, description }: Props) {
  const { variables } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value ?? '';
  const take = (text: string) => {
    const name = toVariableName(text);
    setTyped(text);
    if (isVariableName(name) || (isOptional && text.trim() === '')) onChange(name);
  };
  const isMissing = !isOptional && typed !== null && !isVariableName(toVariableName(typed));
  return (
    <Autocomplete
      label={isBare ? undefined : label}
      aria-label={label}
      description={description}
      placeholder={isOptional ? 'Não guardar' : 'nome_da_variavel'}
      leftSection={<span aria-hidden>{'{ }'}</span>}
      data={variables.filter(isVariableName)}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      error={isMissing ? 'Dê um nome: letras, números e _' : undefined}
      onChange={take}
      onBlur={() => setTyped(null)}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
