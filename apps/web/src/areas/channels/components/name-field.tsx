import { normaliseChannelName } from '@prosa/contract';
import { TextInput } from '@mantine/core';

interface Props {
  value: string;
  problem: string | null;
  onChange: (typed: string) => void;
}

/** The name of a number and, while the person types, how it will be stored. */
export function NameField({ value, problem, onChange }: Props) {
  const stored = normaliseChannelName(value);
  return (
    <TextInput
      label="Nome do número"
      placeholder="vendas"
      description={
        stored ? (
          <>
            Será salvo como <strong>{stored}</strong>
          </>
        ) : (
          'Apenas letras minúsculas e números, sem acentos nem espaços.'
        )
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      maxLength={60}
      autoComplete="off"
      data-autofocus
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
